import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { anAgency, anAthlete } from '../testing/builders.ts';
import { familyMachine, type SentAnswer } from './family.machine.ts';
import { familyView } from './family.view.ts';
import type { FamilyPage } from './family-page.ts';

const page: FamilyPage = {
  athlete: anAthlete({ name: 'Ada' }),
  agency: anAgency({ id: '7', name: 'Smash' }),
  ...{
    answer: 'asked',
    answered_at: null,
    answered_by: null,
    role: null,
    until: '2027-12-31',
    listed: false,
  },
};
const facts = { today: '2026-11-27', own: [] };

test('what is missing is said where it is missing, and who belongs to the agency does not answer', async () => {
  const actor = createActor(
    familyMachine.provide({
      actors: {
        read: fromPromise<FamilyPage, { readonly link: string }>(async () => page),
        answer: fromPromise<FamilyPage, SentAnswer>(async () => new Promise(() => undefined)),
      },
    }),
    { input: { text: '0'.repeat(32) } },
  ).start();
  const seen = () => familyView(actor.getSnapshot(), facts);
  const reading = {
    step: 'reading',
    page: null,
    isMistyped: false,
    isBusy: false,
    isNew: false,
    sending: null,
  };
  const nothing = {
    reader: 'family' as const,
    isOver: false,
    problems: { role: false, name: false },
    hasToWait: false,
  };
  expect(seen()).toEqual({ ...reading, ...nothing });
  await expect.poll(() => seen().step).toBe('asked');
  actor.send({ type: 'agree', entry: { role: null, name: ' \u200b' }, key: 'k', language: 'en' });
  expect(seen()).toEqual({
    ...reading,
    ...nothing,
    step: 'asked',
    page,
    problems: { role: true, name: true },
  });
  actor.send({ type: 'refuse', key: 'k', language: 'en' });
  expect(seen()).toEqual({
    ...reading,
    ...nothing,
    step: 'answering',
    page,
    isBusy: true,
    sending: 'refuse',
  });
  const other = { today: '2028-01-01', own: ['7'] };
  expect(familyView(actor.getSnapshot(), other)).toMatchObject({ reader: 'agency', isOver: true });
  expect(familyView(actor.getSnapshot(), { ...facts, own: null }).reader).toBe(null);
});
