import type { TextFault } from '../fields/text.ts';
import type { AthleteFieldName } from './athlete-fields.ts';

/** The doubt about a legal value, which is a warning and no refusal; null without one (rules/athletes.md#doubtful-values). */
export function doubtAbout(field: AthleteFieldName, value: string | number): TextFault | null {
  if (typeof value === 'string') return value.includes('\ufffd') ? damaged : null;
  return field === 'TOEFL' && value >= 1 && value <= 6 ? newScale : null;
}

const newScale: TextFault = {
  expected: 'a score of 0 to 120',
  fix: 'It looks like the scale of 1 to 6 in use since 2026: convert it if it is.',
};
const damaged: TextFault = {
  expected: 'whole letters',
  fix: 'Letters were lost before this file was written: write the text again.',
};
