import { expect, test } from 'vitest';
import { consentStates } from './consent.ts';
import { consentText, onceAgreed } from './consent-text.ts';

test('each state in words; none where the service does not ask, and of one that is not known', () => {
  const facts = { consent_until: '2027-12-31', agreed_on: '2026-11-03' };
  expect(
    [...consentStates, null, undefined, 'new'].map((consent) => consentText({ ...facts, consent })),
  ).toEqual([
    'Waiting for the family',
    'The family agreed, until Dec 31, 2027',
    'The family agreed on Nov 3, 2026, by your word',
    'Kept in the lists until Dec 31, 2027',
    'Refused by the family',
    'Withdrawn by the family',
    'The yes ended on Dec 31, 2027',
    'Held back after a restore',
    null,
    null,
    null,
  ]);
});

test('a form says when everybody sees who is not hidden', () => {
  expect([null, 'family' as const, 'declared' as const].map(onceAgreed)).toEqual([
    '',
    ' once the family agrees',
    ' once the day of the yes is entered',
  ]);
});
