import { athleteFields } from '@matchpoint/core/athletes/athlete-fields';
import type { Problem } from '@matchpoint/core/wire/problems';

const fields: ReadonlyMap<string | null, { readonly label: string }> = new Map(Object.entries(athleteFields));

/** A problem that the form found, with the field's label: 'Year must be between 2022 and 2050'. */
export function labelledProblem({ field, message }: Problem): string {
  return `${fields.get(field)?.label ?? field} ${message}`;
}
