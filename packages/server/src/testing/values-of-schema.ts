import { countries } from '@matchpoint/core/countries/country-list';
import * as fc from 'fast-check';
import * as z from 'zod';

/** What the generator reads of a JSON Schema (2020-12) as the service's document has them. */
export interface JsonSchema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly examples?: readonly unknown[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly multipleOf?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly items?: JsonSchema | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
}

export const jsonSchema: z.ZodType<JsonSchema> = z.looseObject({
  enum: z.array(z.unknown()).optional(),
  examples: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  multipleOf: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return jsonSchema.optional();
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  required: z.array(z.string()).optional(),
});

/** Values in and around a schema, legal and not. */
export function valuesAround(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, enum: choices, examples = [], anyOf, items, properties } = schema;
  if (choices !== undefined) return fc.oneof(fc.constantFrom(...choices), nonsense);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(valuesAround));
  if (properties !== undefined) {
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valuesAround(one)])),
    );
  }
  if (items !== undefined) return fc.oneof(fc.array(valuesAround(items), { maxLength: 3 }), nonsense);
  if (type === 'number' || type === 'integer') return fc.oneof(numbersAround(schema), nonsense);
  if (type === 'string') {
    return fc.oneof(textsAround(schema), ...examples.map((one) => fc.constant(one)), nonsense);
  }
  return nonsense;
}

const nonsense = fc.constantFrom<unknown>(null, '', 'x', 7, true, false, [], {}, '\0', ['x']);
/** Signs that mean something where texts are written in arrays, JSON, SQL or a format. */
const signs = [
  ...'"\\{},\'%\n\t \u0001\u007f\u2028\ufeff李ßé',
  ...'%s $1 \r\n NULL null true {} "" \\" \\\\ \\u0000 ::text e\u0301 👩🏽‍🎾 \u{10ffff}'.split(' '),
];

function numbersAround({ minimum = 0, maximum = minimum + 3000, multipleOf: step = 1 }: JsonSchema) {
  const scale = Math.round(1 / step);
  const steps = fc.integer({ min: Math.round(minimum * scale) - 2, max: Math.round(maximum * scale) + 2 });
  const edges = [minimum, maximum].flatMap((edge) =>
    [0, step, -step, step / 10].map((beside) => Number((edge + beside).toFixed(9))),
  );
  return fc.oneof(
    fc.constantFrom(...edges, 1e15, 1e21, Number.MAX_VALUE),
    { weight: 5, arbitrary: steps.map((value) => value / scale) },
    steps.map((value) => value / scale + step / 2),
  );
}

function textsAround({ maxLength = 300 }: JsonSchema): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
    fc
      .constantFrom('x', '😀')
      .chain((letter) =>
        fc.integer({ min: maxLength - 1, max: maxLength + 1 }).map((length) => letter.repeat(length)),
      ),
    fc
      .tuple(fc.constantFrom('\0', '\n', '\u0085', '\u202e', '\u2066', '\u200b', ' '), fc.string())
      .map((parts) => parts.join('')),
    fc
      .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join('').slice(0, maxLength)),
    { weight: 2, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
    { weight: 2, arbitrary: fc.emailAddress() },
    { weight: 2, arbitrary: fc.constantFrom(...countries.keys(), ...countries.values(), 'GER', 'atlantis') },
    { weight: 2, arbitrary: fc.uuid() },
    { weight: 2, arbitrary: fc.integer({ min: -5, max: 2000 }).map(String) },
    fc.constantFrom('name', '-name', '--name', 'created', '-gpa', '1.5', '1e3', 'HTTP://x', 'javascript:x'),
  );
}
