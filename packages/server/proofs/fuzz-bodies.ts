import * as fc from 'fast-check';
import { bodyOf, type Call, isLegal } from '../src/testing/document.ts';
import { type JsonSchema, legalObject, valuesAround } from '../src/testing/values-of-schema.ts';

const hugeText = 'x'.repeat(5_000_000);

/** A body that is none, or one that no form sends. */
export const brokenBody = fc.constantFrom<string | Buffer>(
  ...['', '{', '[1', '{"a":1}}', 'null', 'true', '7', '"x"', '[]', '\0', '{"a":"\\ud800"}', 'NaN'],
  '{"__proto__":{"name":"x"},"constructor":{"prototype":{}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"name":"${'x'.repeat(60_000)}"}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`k${index}`, index]))),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('\ufeff{"name":"x"}'),
);

/** An object in and around its schema: legal, with one property that is not, or anything. */
function objectAround(schema: JsonSchema, place: readonly string[]): fc.Arbitrary<unknown> {
  const { properties = {} } = schema;
  const legal = legalObject(schema, (name, value) => isLegal([...place, 'properties', name], value));
  const names = Object.keys(properties);
  if (names.length === 0) return valuesAround(schema);
  const other = fc
    .constantFrom(...names)
    .chain((name) => valuesAround(properties[name] ?? {}).map((value) => ({ [name]: value })));
  return fc.oneof(
    { weight: 4, arbitrary: legal },
    { weight: 3, arbitrary: fc.tuple(legal, other).map(([object, wrong]) => ({ ...object, ...wrong })) },
    { weight: 1, arbitrary: valuesAround(schema) },
  );
}

/** A body for a call; null where it takes none. */
export function bodyAround(call: Call): fc.Arbitrary<string | Buffer | null> {
  const schema = call.body;
  if (schema === null) return fc.constant(null);
  const rows = schema.properties?.['athletes'];
  const object =
    rows?.items === undefined
      ? objectAround(schema, bodyOf(call))
      : fc.record({
          athletes: fc.array(objectAround(rows.items, [...bodyOf(call), 'properties', 'athletes', 'items']), {
            maxLength: 4,
          }),
        });
  return fc.oneof(
    { weight: 40, arbitrary: object.map((value) => JSON.stringify(value)) },
    { weight: 6, arbitrary: brokenBody },
    { weight: 1, arbitrary: fc.constant(hugeText) },
  );
}
