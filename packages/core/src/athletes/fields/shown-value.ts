import { shown, shownCountry, shownDay } from '../../display/display.ts';
import type { Field } from '../../fields/field.ts';
import { type EveryFieldName, everyField } from './athlete-fields.ts';

/**
 * A field's value as people read it (rules/display.md#score-decimals): a score with at least the decimals of its step, a country
 * by its name; '-' for none.
 */
export function shownValue(name: EveryFieldName, value: string | number | boolean | null): string {
  const field: Field = everyField[name];
  if (field.kind === 'flag' || typeof value === 'boolean') return value === true ? 'Hidden' : 'Listed';
  const text = typeof value === 'string' ? value : null;
  if (field.kind === 'country') return shownCountry(text);
  if (field.kind === 'date') return shownDay(text);
  if (field.kind !== 'score' || typeof value !== 'number') return shown(value);
  const decimals = decimalsOf(field.step);
  return decimalsOf(value) < decimals ? value.toFixed(decimals) : shown(value);
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
