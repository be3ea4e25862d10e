import { athleteFields, fieldsOffered, type Offered } from '../athletes/fields/athlete-fields.ts';
import { csvLine, csvRecord } from '../display/csv.ts';
import { recordOf } from '../fields/table.ts';

/** An athlete with every field of a service, as an example to replace. */
export function exampleAthlete(offered: Offered) {
  return recordOf(fieldsOffered(offered), (name) => athleteFields[name].example);
}

/** A roster to fill in, as CSV: all columns of a service, and one athlete as an example. */
export function rosterTemplate(offered: Offered): string {
  const fields = fieldsOffered(offered);
  return csvLine(fields) + csvRecord(fields, exampleAthlete(offered));
}
