import { athleteFields, type Score, scores } from '../../athletes/fields/athlete-fields.ts';
import { collationKey } from '../../display/collation.ts';
import { fieldOf } from '../matching/column-aliases.ts';

/** A column of one score and other tests or lists: ITF/ATP, TOEFL or IELTS. */
interface ScoreBeside {
  readonly field: Score;
  /** The others, in small letters. */
  readonly others: readonly string[];
}

/** The best result in each test or list that stands beside a score in one column; null where there is none. */
const { ITF, UTR, WTN, IELTS, Duolingo, ACT } = athleteFields;
const bestOf: Readonly<Record<string, number | null>> = {
  ...{ atp: null, wta: null, dtb: null, usta: null, national: null, lk: 25, cambridge: 230, psat: 1520 },
  ...{ itf: ITF.max, utr: UTR.max, wtn: WTN.max, act: ACT.max },
  ...{ ielts: IELTS.max, duolingo: Duolingo.max, det: Duolingo.max },
};

/** The score and the others that a header names (rules/import.md#meaning); null for any other header. */
export function scoreBeside(header: string): ScoreBeside | null {
  const parts = header.split(/[/&|]|\sor\s/i);
  if (parts.length < 2) return null;
  const named = parts.map((part) => ({
    field: fieldOf(part, []),
    key: collationKey(part).split(' ')[0] ?? '',
  }));
  const [own] = named.flatMap(({ field }) => scores.find((score) => score === field) ?? []);
  const others = named.filter(({ field }) => field !== own).map(({ key }) => key);
  return own === undefined || others.some((other) => !(other in bestOf)) ? null : { field: own, others };
}

/** Whether a word, in small letters, names a test or list that is not the score's. */
export function isOtherTest(word: string, own: string): boolean {
  return word in bestOf && word !== own.toLowerCase();
}

/** Whether a number in such a column can only be of its score: better than the others' best, or between the steps of Duolingo. */
export function isAboveOthers(number: number, others: readonly string[]): boolean {
  return others.every((other) => {
    const best = bestOf[other];
    const isBetween = best === Duolingo.max && number % Duolingo.step !== 0;
    return isBetween || (best !== null && best !== undefined && number > best);
  });
}
