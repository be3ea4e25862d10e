import type * as z from 'zod';

type Schema = z.core.JSONSchema._JSONSchema;
export type Schemas = Readonly<Record<string, Schema>>;

/** A value of a schema, made of the examples of its parts. @param schemas those that it refers to, by their ids */
export function exampleOf(schema: Schema | undefined, schemas: Schemas): unknown {
  if (schema === undefined || typeof schema === 'boolean') return null;
  const { $ref, examples, anyOf, properties = {}, items } = schema;
  if ($ref !== undefined) return exampleOf(schemas[$ref.replace(/.*\//, '')], schemas);
  if (examples !== undefined) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (anyOf !== undefined) return exampleOf(anyOf.find(isValue) ?? anyOf[0], schemas);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, exampleOf(property, schemas)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () =>
        exampleOf(Array.isArray(items) ? items[0] : items, schemas),
      );
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema);
    default:
      return null;
  }
}

function isValue(schema: Schema): boolean {
  return typeof schema === 'object' && schema.type !== 'null';
}

function textOf({ format }: z.core.JSONSchema.BaseSchema): string {
  if (format === 'date-time') return '2027-02-01T12:00:00Z';
  return format === 'email' ? 'ada@example.com' : '345';
}
