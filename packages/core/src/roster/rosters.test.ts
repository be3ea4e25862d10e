import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Answers, Roster } from '../testing/rosters/roster.ts';
import { rosters } from '../testing/rosters/rosters.ts';
import { checkRosterActors } from './check-roster.actors.ts';
import { checkRosterMachine } from './check-roster.machine.ts';
import { checkView } from './check-roster.view.ts';
import { groupRepair } from './checking/group-repairs.ts';
import type { RepairGroup } from './checking/row-problems.ts';
import { unknownWords } from './checking/unknown-words.ts';
import { answersOf, decisionsIn } from './decisions.ts';

/** Languages whose headers are known. */
const known = ['en', 'de', 'es', 'pt', 'fr', 'it'];

/** Answers what the machine asks. @returns the answers that it asked for, and the athletes */
async function checked({ name, bytes, sports, answers }: Roster) {
  const { reading = {}, columns = {}, set = {} } = answers;
  const file = { name, stream: () => new Blob([bytes]).stream() };
  const actors = checkRosterActors({ open: async () => file });
  const input = { canAsk: true, canRepair: true, sports };
  const actor = createActor(checkRosterMachine.provide({ actors }), { input }).start();
  const asked = new Set<keyof Answers>();
  const ask = (answer: keyof Answers) => {
    if (asked.has(answer)) throw new Error(`${answer}: ${JSON.stringify(checkView(actor.getSnapshot()))}`);
    asked.add(answer);
  };
  for (;;) {
    const view = checkView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    switch (view.step) {
      case 'choosing':
        ask('reading');
        expect(Object.values(reading)).toEqual([view.question.preset]);
        actor.send({ type: 'decide', decisions: decisionsIn({ layout: reading }) });
        break;
      case 'reading':
        if (
          view.match.problems.length > 0 ||
          (view.match.unknown.length > 0 && !asked.has('columns') && !asked.has('set'))
        ) {
          if (answers.columns !== undefined) ask('columns');
          if (answers.set !== undefined || answers.columns === undefined) ask('set');
          actor.send({ type: 'decide', decisions: decisionsIn({ columns, all: set }) });
          break;
        }
        for (const group of view.check.problems) {
          const { answer, decisions } = repairOf(group, answers);
          if (answer === 'words')
            expect(Object.values(answersOf(decisions).meanings)).toEqual([answers.words]);
          ask(answer);
          actor.send({ type: 'decide', decisions });
        }
        actor.send({ type: 'proceed' });
        break;
      case 'checked':
        return { asked: [...asked], athletes: view.check.valid.map(({ draft }) => draft) };
      default:
        throw new Error(`${name} ends ${view.step}`);
    }
  }
}

/** The repair that is offered for a group, with the meanings that are not known, and the answer that takes it. */
function repairOf(group: RepairGroup, { words: said = {} }: Answers) {
  const offered = groupRepair(group);
  if (offered !== null) return { answer: 'round', decisions: offered.decisions } as const;
  const [{ field }] = group;
  const words = unknownWords(group).map(({ word, suggestion }) => [word, suggestion ?? said[word]]);
  return {
    answer: 'words',
    decisions: decisionsIn({ meanings: { [field]: Object.fromEntries(words) } }),
  } as const;
}

test.each(rosters)('$language: $name becomes its athletes', async (roster) => {
  const { answers, athletes } = roster;
  expect(await checked(roster)).toEqual({ asked: Object.keys(answers), athletes });
});

test('at most one question is asked beyond the columns of a language that is not known', () => {
  const questions = ({ answers, language }: Roster) =>
    Object.keys(answers).filter((key) => key !== 'columns' || known.includes(language));
  expect(rosters.filter((roster) => questions(roster).length > 1)).toEqual([]);
});
