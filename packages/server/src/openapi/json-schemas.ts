import type { Field } from '@matchpoint/core/fields/field';
import * as z from 'zod';
import type { AthleteContract } from '../athletes/athlete-contract.ts';

/** What is to be sent, as JSON Schema. */
export function schemaOf(
  schema: z.core.$ZodType,
  contract: SchemaContract = plain,
): z.core.JSONSchema.BaseSchema {
  const override = describeWith(contract.requestShapes, contract);
  return bare(z.toJSONSchema(schema, { io: 'input', override, unrepresentable: 'any' }));
}

type SchemaContract = Pick<AthleteContract, 'fieldTables' | 'requestShapes'>;
const plain: SchemaContract = { fieldTables: new Map(), requestShapes: new Map() };

interface Override {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Puts the shape that travels in the place of the one that is read, and says of each property what its field is. */
export function describeWith(shapes: AthleteContract['answerShapes'], contract: SchemaContract) {
  return ({ zodSchema, jsonSchema }: Override) => {
    const shape = shapes.get(zodSchema);
    if (shape !== undefined) Object.assign(jsonSchema, schemaOf(shape, contract));
    const table = contract.fieldTables.get(zodSchema);
    if (table === undefined) return;
    // Fields of one schema share its object: each property gets a copy of its own.
    jsonSchema.properties = Object.fromEntries(
      Object.entries(jsonSchema.properties ?? {}).map(([name, property]) => [
        name,
        typeof property === 'object' ? { ...property, ...factsOf(table[name]) } : property,
      ]),
    );
  };
}

function factsOf(field: Field | undefined): z.core.JSONSchema.BaseSchema {
  if (field === undefined) return {};
  const { about } = field;
  // Answers have codes, which may also be sent.
  const example = field.kind === 'country' ? 'CH' : field.example;
  const description = { description: about, ...(example !== undefined && { examples: [example] }) };
  if (!('step' in field)) return description;
  const { min: minimum, max, step } = field;
  const bounds = { minimum, ...(max !== null && { maximum: max }) };
  // Validators divide in floating point: by a fraction, most numbers are not multiples for them.
  if (Number.isInteger(step)) return { ...description, ...bounds, multipleOf: step };
  return { ...description, description: `${about}. In steps of ${step}`, ...bounds };
}

/** Without the keys of a document of its own. */
export function bare({
  $schema: _,
  $id: __,
  ...schema
}: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  return schema;
}
