import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { removeAthleteMachine } from './remove-athlete.machine.ts';
import { removeAthleteView } from './remove-athlete.view.ts';

const show = (value: SnapshotFrom<typeof removeAthleteMachine>['value'], problem: string | null = null) =>
  removeAthleteView(
    removeAthleteMachine.resolveState({ value, context: { athleteId: '7', name: 'Ada Example', problem } }),
  );

test('the question, what became of it, and that it cannot be done', () => {
  const question = { page: 'confirming', name: 'Ada Example', problem: null, isBusy: false };
  expect([
    show('closed'),
    show('confirming'),
    show('removing'),
    show('confirming', 'The service cannot be reached.'),
    show('unsupported'),
  ]).toEqual([
    { ...question, page: 'closed' },
    question,
    { ...question, isBusy: true },
    { ...question, problem: 'The service cannot be reached.' },
    { ...question, page: 'unsupported' },
  ]);
});
