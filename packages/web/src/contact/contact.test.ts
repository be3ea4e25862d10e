import { expect, test } from 'vitest';
import { contactHref } from './contact-link.tsx';
import { correctionHref } from './something-wrong.tsx';

const matter = { subject: 'Ada Example', body: 'https://matchpoint.example/athletes/7' };
const written = 'subject=Ada%20Example&body=https%3A%2F%2Fmatchpoint.example%2Fathletes%2F7';
const email = 'mailto:help@example.com';
const page = 'https://example.com/help';

test('an email says what it is about; a page is opened as it is', () => {
  expect([contactHref(email, matter), contactHref(email), contactHref(page, matter)]).toEqual([
    `mailto:help@example.com?${written}`,
    'mailto:help@example.com',
    page,
  ]);
});

test.each([
  ['office@club.example', email, `mailto:office@club.example?cc=help%40example.com&${written}`],
  ['office@club.example', page, `mailto:office@club.example?${written}`],
  ['office@club.example', null, `mailto:office@club.example?${written}`],
  ['ask us', email, `mailto:help@example.com?${written}`],
  [null, page, page],
  ['', null, null],
])('what is wrong is written to the agency %s and the operator %s', (agency, contact, href) => {
  expect(correctionHref(agency, contact, matter)).toBe(href);
});
