import * as fc from 'fast-check';
import { bodyOf, type Call, calls, isLegal } from '../testing/document.ts';
import { type JsonSchema, legalObject, valuesAround } from '../testing/values-of-schema.ts';

/** A request in the form of HTTP, legal or not. */
export interface FuzzRequest {
  /** Null: to no call of the document. */
  readonly call: Call | null;
  readonly method: string;
  /** With names like `{agencyId}` where the sender's own ids are to stand. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly as: 'owner' | 'nobody' | 'nonsense';
  readonly body: string | Buffer | null;
}

const words = [
  '',
  'x',
  '0',
  '-1',
  '1e9',
  '999999999999999999999',
  'null',
  'Üñí',
  '😀',
  '\0',
  "'; --",
  '%',
  'a b',
];
const word = fc.constantFrom(...words, '/', '..', '__proto__');
const hugeText = 'x'.repeat(5_000_000);

/** A body that is none, or one that no form sends. */
const brokenBody = fc.constantFrom<string | Buffer>(
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

function bodyAround(call: Call): fc.Arbitrary<string | Buffer | null> {
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

const id = (name: string) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(`{${name}}`) },
    word.filter((text) => text !== '').map(encodeURIComponent),
  );

function pathAround(call: Call): fc.Arbitrary<string> {
  const places = call.parameters
    .filter((one) => one.in === 'path')
    .map(({ name }) => id(name).map((text) => [`{${name}}`, text] as const));
  const parameters = call.parameters.filter((one) => one.in === 'query');
  const values = fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema }) => [name, fc.oneof(valuesAround(schema).map(String), word)]),
    ),
    { requiredKeys: [] },
  );
  return fc.tuple(fc.tuple(...places), values, fc.constantFrom('', '', '/')).map(([ids, query, slash]) => {
    const path = ids.reduce((text, [name, value]) => text.replace(name, () => value), call.path);
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, value ?? '']),
    ).toString();
    return `${path.replace(/\/$/, '')}${path.endsWith('/') ? '/' : slash}${search === '' ? '' : `?${search}`}`;
  });
}

const type = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/plain', 'application/merge-patch+json', 'application/json; charset=latin1', 'x', ''),
);
const tag = fc.constantFrom('"x"', '*', 'W/"1"', '"', 'x, "y"', '\u00e9', '""');
const sender = fc.oneof(
  { weight: 12, arbitrary: fc.constant<FuzzRequest['as']>('owner') },
  fc.constantFrom<FuzzRequest['as']>('nobody', 'nonsense'),
);
const encoding = fc.constantFrom('identity', 'br', 'gzip;q=0, *', 'nonsense;q=x', '');

function requestTo(call: Call): fc.Arbitrary<FuzzRequest> {
  const headers = fc.record(
    {
      'Content-Type': type,
      'If-Match': tag,
      'If-None-Match': tag,
      'Idempotency-Key': fc.oneof(word.map(encodeURIComponent), fc.uuid(), fc.constant('x'.repeat(300))),
      'Accept-Encoding': encoding,
    },
    { requiredKeys: ['Content-Type'] },
  );
  return fc.record({
    call: fc.constant(call),
    method: fc.constant(call.method.toUpperCase()),
    path: pathAround(call),
    headers,
    as: sender,
    body: bodyAround(call),
  });
}

/** Another method, path or header than any call has. */
const strange: fc.Arbitrary<FuzzRequest> = fc.record({
  call: fc.constant(null),
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
  path: fc
    .tuple(
      fc.constantFrom(
        ...calls.map(({ path }) => path),
        '/',
        '/api',
        '/healthz',
        '/readyz',
        '/api/openapi.json',
      ),
      fc.oneof(
        word,
        fc.constantFrom('%zz', '%00', '%e0%a4%a', '?limit=%ff', '?q=%00', '//', `?q=${'x'.repeat(9000)}`),
      ),
    )
    .map(([path, tail]) => `${path}${tail}`.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent)),
  headers: fc.dictionary(
    fc.constantFrom(
      'Range',
      'Expect',
      'Origin',
      'Host',
      'Cookie',
      'X-HTTP-Method-Override',
      'Accept',
      'traceparent',
      'X-Forwarded-Host',
      'Content-Type',
    ),
    fc.constantFrom('x', '', '*', 'bytes=0-', 'DELETE', '0'.repeat(900), '\u00e9'),
  ),
  as: sender,
  body: fc.oneof(fc.constant(null), brokenBody),
});

/** Requests to every call of the document as often as to any other, and a few to none. */
export const fuzzRequests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...calls).chain(requestTo) },
  { weight: 1, arbitrary: strange },
);
