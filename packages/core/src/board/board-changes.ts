import { factText, listFactLabel } from '../athletes/fields/athlete-facts.ts';
import { isSent } from '../athletes/fields/athlete-fields.ts';
import { type BoardFact, boardFacts, type StarredFacts } from './starred-facts.ts';

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
