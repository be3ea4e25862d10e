import type { Field } from '../../fields/field.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import { type EveryFieldName, everyField } from './athlete-fields.ts';

/** The doubt about a legal value, which is a warning and no refusal; null without one (rules/athletes.md#doubtful-values). */
export function doubtAbout(field: EveryFieldName, value: string | number | boolean): TextFault | null {
  if (typeof value === 'string') return value.includes('\ufffd') ? damaged : null;
  const known: Field = everyField[field];
  if (typeof value === 'boolean' || known.kind !== 'score' || known.doubtful === undefined) return null;
  const { min, max, doubtful } = known;
  if (value < doubtful.from || value > doubtful.to) return null;
  return { expected: `a score of ${min} ${max === null ? 'or more' : `to ${max}`}`, fix: doubtful.fix };
}

const damaged: TextFault = {
  expected: 'whole letters',
  fix: 'Letters were lost before this file was written: write the text again.',
};
