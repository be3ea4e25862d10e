import { athleteFieldNames, athleteFields } from '../athletes/athlete-fields.ts';
import { csvLine } from '../display/csv.ts';

/** A roster to fill in, as CSV: all columns, and one athlete as an example to replace. */
export function rosterTemplate(): string {
  return (
    csvLine(athleteFieldNames) + csvLine(athleteFieldNames.map((name) => String(athleteFields[name].example)))
  );
}
