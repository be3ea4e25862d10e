import { agencyFieldNames, agencyFields } from '@matchpoint/core/agencies/agency-fields';
import type { Field } from '@matchpoint/core/fields/field';
import { recordOf } from '@matchpoint/core/fields/table';
import examples from './agency-examples.json' with { type: 'json' };

const exampleOf: Readonly<Record<string, Field['example']>> = examples;

/** The fields with the values that the document alone needs. */
export const describedAgency = recordOf(agencyFieldNames, (name): Field => {
  const { [name]: example } = exampleOf;
  return { ...agencyFields[name], ...(example !== undefined && { example }) };
});
