import { type answerShapes, fieldTables, requestShapes } from '@matchpoint/core/contract/openapi-shapes';
import type { Field } from '@matchpoint/core/fields/field';
import * as z from 'zod';

/** What is to be sent, as JSON Schema. */
export function schemaOf(schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema {
  return bare(
    z.toJSONSchema(schema, { io: 'input', override: describeWith(requestShapes), unrepresentable: 'any' }),
  );
}

interface Override {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Puts the shape that travels in the place of the one that is read, and says of each property what its field is. */
export function describeWith(shapes: typeof answerShapes) {
  return ({ zodSchema, jsonSchema }: Override) => {
    const shape = shapes.get(zodSchema);
    if (shape !== undefined) Object.assign(jsonSchema, schemaOf(shape));
    const table = fieldTables.get(zodSchema);
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
  const { about: description } = field;
  if (!('step' in field)) return { description };
  const { min: minimum, max, step } = field;
  const bounds = { minimum, ...(max !== null && { maximum: max }) };
  // Of a fraction validators say by division, in floating point, that most numbers are no multiple.
  if (Number.isInteger(step)) return { description, ...bounds, multipleOf: step };
  return { description: `${description}. In steps of ${step}`, ...bounds };
}

/** Without the keys of a document of its own. */
export function bare({
  $schema: _,
  $id: __,
  ...schema
}: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  return schema;
}
