import { expect, test } from 'vitest';
import { boardFields } from '../../board/board-csv.ts';
import { compareAthletes } from '../../board/compare.ts';
import { boardFacts, boardRowFacts, starredFields } from '../../board/starred-facts.ts';
import { anAthlete } from '../../testing/builders.ts';
import { entryFields } from '../forms/athlete-form.ts';
import { csvFields } from '../lists/athletes-csv.ts';
import { listColumnNames, listFacts } from '../lists/list-columns.ts';
import { factSources, listFactLabel } from './athlete-facts.ts';
import { athleteFieldNames, optionalFields } from './athlete-fields.ts';
import { athleteSections } from './athlete-sections.ts';
import { entryParts } from './completeness.ts';

/** An athlete as a service with every optional field answers it. */
const complete = anAthlete(Object.fromEntries(optionalFields.map((name) => [name, null])));
const boardColumn = {
  name: 'Fall 2028',
  places: null,
  rows: [{ id: '1', rank: 1, status: 'found' as const, facts: complete, remark: null }],
};
const compared = compareAthletes([complete, complete]).map(({ label }) => label);
/** Without what is a page's alone. */
const texts = ['profile_url', 'video_1', 'bio'];

/** Names that each face has, and the fields that it leaves out. */
const faces: Readonly<Record<string, readonly [has: readonly string[], leavesOut: readonly string[]]>> = {
  page: [
    Object.values(athleteSections)
      .flat()
      .flatMap((fact) => factSources(fact)),
    [],
  ],
  form: [entryFields, ['sport']],
  completeness: [
    entryParts.flatMap((part): readonly string[] => (part === 'term' ? factSources('available') : [part])),
    ['sport'],
  ],
  list: [listFacts.flatMap((fact) => factSources(fact)), texts],
  "list's CSV": [csvFields(listColumnNames), texts],
  'stored on a board': [starredFields, texts],
  'changes on a board': [boardFacts.flatMap((fact) => factSources(fact)), texts],
  "a board's row": [
    boardRowFacts.flatMap((fact) => factSources(fact)),
    ['name', 'sport', 'gender', ...texts],
  ],
  comparison: [
    boardFacts.filter((fact) => compared.includes(listFactLabel(fact))).flatMap((fact) => factSources(fact)),
    ['name', ...texts],
  ],
  "board's CSV": [boardFields([boardColumn], { isOwn: true }), texts],
};

test.each(Object.entries(faces))(
  '%s has every field of the table but those it names',
  (_, [has, leavesOut]) => {
    const shown = athleteFieldNames.filter((name) => has.includes(name));
    expect(shown).toEqual(athleteFieldNames.filter((name) => !leavesOut.includes(name)));
  },
);
