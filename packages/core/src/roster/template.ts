import { athleteFields, fieldsOffered, type Offered } from '../athletes/athlete-fields.ts';
import { csvLine } from '../display/csv.ts';

/** A roster to fill in, as CSV: all columns of a service, and one athlete as an example to replace. */
export function rosterTemplate(offered: Offered): string {
  const fields = fieldsOffered(offered);
  return csvLine(fields) + csvLine(fields.map((name) => String(athleteFields[name].example)));
}
