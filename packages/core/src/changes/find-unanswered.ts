import type { Athlete } from '../athletes/fields/athlete.ts';
import { draftOf, valuesOf } from '../athletes/fields/athlete-values.ts';
import { clientRef } from '../athletes/fields/content-key.ts';
import { namesakeKey } from '../athletes/fields/namesakes.ts';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import { grouped } from '../display/grouped.ts';
import type { UnansweredAddition } from './journal.ts';

/** What the agency's list says about additions without an answer. */
export interface Found {
  readonly there: readonly { readonly ref: string; readonly athlete: OwnAthlete }[];
  /** Refs of those that are certainly not there. */
  readonly missing: readonly string[];
  readonly undecided: readonly UnansweredAddition[];
}

/**
 * Looks additions without an answer up by name, sport and content.
 * @param listed without the athletes whose addition was answered
 */
export function findUnanswered(
  unanswered: readonly UnansweredAddition[],
  listed: readonly OwnAthlete[],
): Found {
  const sentByName = grouped(unanswered, ({ namesakes }) => namesakes);
  const listedByName = grouped(listed, namesakeKey);
  const found = [...sentByName].map(([name, sent]) => findNamesakes(sent, listedByName.get(name) ?? []));
  return {
    there: found.flatMap(({ there }) => there),
    missing: found.flatMap(({ missing }) => missing),
    undecided: found.flatMap(({ undecided }) => undecided),
  };
}

/** @param present athletes of the same name and sport */
function findNamesakes(sent: readonly UnansweredAddition[], present: readonly OwnAthlete[]): Found {
  const existing = Math.max(0, ...sent.map((one) => one.existing));
  const extra = present.length - existing;
  if (extra === 0) return { there: [], missing: sent.map(({ ref }) => ref), undecided: [] };
  const byRef = new Map(sent.map((one) => [one.ref, one]));
  const there = present.flatMap((athlete) => {
    const refs = athlete.athlete === null ? [] : contentRefs(athlete.athlete);
    const ref = refs.find((one) => byRef.delete(one));
    return ref === undefined ? [] : [{ ref, athlete }];
  });
  const others = [...byRef.values()];
  if (there.length === extra) return { there, missing: others.map(({ ref }) => ref), undecided: [] };
  return existing === 0
    ? { there, missing: [], undecided: others }
    : { there: [], missing: [], undecided: sent };
}

/** Equal rows of a file whose keys are tried. */
const mostEqualRows = 20;

/** The keys that rows with the athlete's content have. */
export function contentRefs(athlete: Athlete): readonly string[] {
  const draft = draftOf(valuesOf(athlete));
  if (draft === null) return [];
  return Array.from({ length: mostEqualRows }, (_, index) => clientRef(draft, index + 1));
}
