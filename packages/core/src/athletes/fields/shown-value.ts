import { shown, shownCountry } from '../../display/display.ts';
import { type AthleteField, type AthleteFieldName, athleteFields } from './athlete-fields.ts';

/**
 * A field's value as people read it (rules/display.md#score-decimals): a score with at least the decimals of its step, a country
 * by its name; '-' for none.
 */
export function shownValue(name: AthleteFieldName, value: string | number | null): string {
  const field: AthleteField = athleteFields[name];
  if (field.kind === 'country') return shownCountry(typeof value === 'string' ? value : null);
  if (field.kind !== 'score' || typeof value !== 'number') return shown(value);
  const decimals = decimalsOf(field.step);
  return decimalsOf(value) < decimals ? value.toFixed(decimals) : shown(value);
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
