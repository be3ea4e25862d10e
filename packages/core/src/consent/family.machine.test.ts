import { expect, test } from 'vitest';
import { anAgency, anAthlete } from '../testing/builders.ts';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError } from '../wire/api-error.ts';
import { familyMachine, type SentAnswer } from './family.machine.ts';
import type { FamilyPage } from './family-page.ts';

const asked: FamilyPage = {
  athlete: anAthlete({ name: 'Ada' }),
  agency: anAgency({ name: 'Smash' }),
  ...{
    answer: 'asked',
    answered_at: null,
    answered_by: null,
    role: null,
    until: '2027-12-31',
    listed: false,
  },
};
const agreed: FamilyPage = { ...asked, answer: 'agreed', answered_by: 'Eva', role: 'parent', listed: true };
const withdrawn: FamilyPage = { ...asked, answer: 'withdrawn' };
const gone = new ApiError('refused', null, { status: 404 });
const changed = new ApiError('refused', null, { status: 409 });
const away = new ApiError('unreachable', null);
const tooMany = new ApiError('unreachable', null, { status: 429 });

const puppets = {
  read: puppet<FamilyPage, { readonly link: string }>('read', {
    done: [asked, agreed, withdrawn],
    failed: [gone, away, tooMany],
  }),
  answer: puppet<FamilyPage, SentAnswer>('answer', {
    done: [agreed, asked, withdrawn],
    failed: [gone, changed, away],
  }),
};
const link = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const sending = { key: 'k', language: 'en' } as const;
const whole = { role: 'parent', name: ' Eva ' } as const;
const part = { role: null, name: '' } as const;
const scene = {
  machine: familyMachine.provide({ actors: puppets }),
  puppets,
  input: { text: link },
  events: [
    { type: 'type', text: 'no code' },
    { type: 'type', text: link },
    { type: 'agree', entry: whole, ...sending },
    { type: 'agree', entry: part, ...sending },
    { type: 'refuse', ...sending },
    { type: 'withdraw', ...sending },
    { type: 'retry' },
    ...[asked, agreed, withdrawn].map((output) => ({ type: 'seen' as const, output })),
  ],
  names: { asked, agreed, withdrawn, gone, changed, away, tooMany, whole, part, link },
  facts: ({ context }) => ({ sent: context.sent?.answer ?? null, answer: context.page?.answer ?? null }),
} satisfies Scene<typeof familyMachine>;

testWalks({
  scene,
  withoutLink: { ...scene, input: { text: '' } },
  mistyped: { ...scene, input: { text: 'x' } },
});

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "family
      start → reading {link: link, isMistyped: false, page: null, sent: null, incomplete: null, failure: null}, starts read {link: link}
    reading
      read done: asked → asked {page: asked}
      read done: agreed → agreed {page: agreed}
      read done: withdrawn → declined {page: withdrawn}
      read failed: gone → gone
      read failed: away → unread {failure: 'away'}
      read failed: tooMany → unread {failure: 'wait'}
    asked
      agree → answering {sent: sent1}, starts answer answer1
      agree {entry: part} → asked {incomplete: part}
      refuse → answering {sent: {answer: 'refuse', key: 'k', language: 'en'}}, starts answer answer2
      seen → asked
      seen {output: agreed} → agreed {page: agreed}
      seen {output: withdrawn} → declined {page: withdrawn}
    agreed
      seen → asked {page: asked}
      seen {output: agreed} → agreed
      seen {output: withdrawn} → declined {page: withdrawn}
      withdraw → answering {sent: {answer: 'withdraw', key: 'k', language: 'en'}}, starts answer answer3
    declined
      agree → answering {sent: sent1}, starts answer answer1
      agree {entry: part} → declined {incomplete: part}
      seen → asked {page: asked}
      seen {output: agreed} → agreed {page: agreed}
      seen {output: withdrawn} → declined
    gone
      type → typing {link: null, isMistyped: true, page: null, sent: null}
      type {text: link} → reading {page: null, sent: null}, starts read {link: link}
    unread
      retry → reading, starts read {link: link}
    answering
      answer done: agreed → agreed {page: agreed}
      answer done: asked → asked {page: asked}
      answer done: withdrawn → declined {page: withdrawn}
      answer failed: gone → gone
      answer failed: changed → changed
      answer failed: away → unanswered {failure: 'away'}
    typing
      type → typing
      type {text: link} → reading {link: link, isMistyped: false}, starts read {link: link}
    changed
      retry → reading, starts read {link: link}
    unanswered
      [sent agree] retry → answering, starts answer answer1
      [sent refuse] retry → answering, starts answer answer2
      [sent withdraw] retry → answering, starts answer answer3
    sent1 = {answer: 'agree', role: 'parent', name: 'Eva', key: 'k', language: 'en'}
    answer1 = {answer: 'agree', role: 'parent', name: 'Eva', key: 'k', language: 'en', link: link, athlete_name: 'Ada'}
    answer2 = {answer: 'refuse', key: 'k', language: 'en', link: link, athlete_name: 'Ada'}
    answer3 = {answer: 'withdraw', key: 'k', language: 'en', link: link, athlete_name: 'Ada'}"
  `);
});
