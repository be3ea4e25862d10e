import * as z from 'zod/mini';
import { type Athlete, athlete } from '../athletes/fields/athlete.ts';
import { type AthleteFact, factText, listFactLabel } from '../athletes/fields/athlete-facts.ts';
import {
  type AthleteFieldName,
  athleteFieldNames,
  athleteFields,
  type FieldNameOf,
  isSent,
  scoresByWeight,
} from '../athletes/fields/athlete-fields.ts';
import { listFacts } from '../athletes/lists/list-columns.ts';
import { recordOf, shapeOf } from '../fields/table.ts';

/** What a board does not keep: links, and a text of its own length. */
type Unkept = FieldNameOf<'link'> | 'bio';
export type StarredField = Exclude<AthleteFieldName, Unkept>;

/** An athlete as they were when starred: compared later, and shown when they are gone. */
export type StarredFacts = Pick<Athlete, StarredField | 'agency_id' | 'agency_name'>;

/** Any athlete with these facts. */
export type Starrable = StarredFacts & Pick<Athlete, 'id'>;

export const starredFields: readonly StarredField[] = athleteFieldNames.filter(
  (name): name is StarredField => athleteFields[name].kind !== 'link' && name !== 'bio',
);

const factNames = [...starredFields, 'agency_id', 'agency_name'] as const;

/** A fact of which athletes on a board are compared, in the order in which coaches screen. */
export type BoardFact = Exclude<AthleteFact, Unkept>;
const leading: readonly BoardFact[] = ['name', 'sport'];
const trailing: readonly BoardFact[] = [...scoresByWeight, 'available', 'country_of_residence', 'agency'];
export const boardFacts: readonly BoardFact[] = [
  ...leading,
  ...listFacts.filter((fact) => !leading.includes(fact) && !trailing.includes(fact)),
  ...trailing,
];

/** Facts on a row of a board: a column has athletes of one sport and mostly of one gender. */
export const boardRowFacts = boardFacts.filter(
  (fact) => !leading.includes(fact) && fact !== 'gender' && fact !== 'agency',
);

/** Characters that a board keeps of a text. */
const mostFact = 200;

/** An athlete's facts for the board, cut to its limits. */
export function starredFactsOf(facts: StarredFacts): StarredFacts {
  return shapeOf(
    factNames.flatMap((name) => {
      const { [name]: value } = facts;
      return value === undefined ? [] : [[name, kept(value)]];
    }),
  );
}

/** Stored facts; a field that was added since is null. */
export const starredFacts = z.pipe(
  z.pick(
    athlete,
    recordOf(factNames, () => true as const),
  ),
  z.transform(starredFactsOf),
);

/** JSON has neither -0 nor infinity. */
function kept(value: string | number | null): string | number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  return value === null ? null : value.slice(0, mostFact);
}

/** The label of a fact beside its value; '' where the value speaks for itself. */
function labelOf(fact: BoardFact): string {
  return fact === 'available' ? '' : listFactLabel(fact);
}

/** An athlete's changes since the star: 'UTR 9.10 → 9.60', 'Fall 2027 → Fall 2028' (rules/board.md#board-changes). */
export function changesSince(starred: StarredFacts, current: StarredFacts): string[] {
  const known = boardFacts.filter((fact) => isSent([starred], fact) && isSent([current], fact));
  return known.flatMap((fact) => {
    const [before, after] = [factText(starred, fact), factText(current, fact)];
    return before === after ? [] : [`${labelOf(fact)} ${before} → ${after}`.trim()];
  });
}
