import * as fc from 'fast-check';
import { attempts, type Verdict } from '../src/testing/attempts.ts';
import { type Call, calls } from '../src/testing/document.ts';
import { valuesAround } from '../src/testing/values-of-schema.ts';

/** A request in the form of HTTP, legal or not. */
export interface FuzzRequest {
  /** Null: to no call of the document. */
  readonly call: Call | null;
  readonly method: string;
  /** With names like `{agencyId}` where the sender's own ids are to stand. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `program` has a key of the owner's agency. */
  readonly as: 'owner' | 'program' | 'nobody' | 'nonsense';
  readonly body: string | Buffer | null;
  /** Null: any answer of the document is right. */
  readonly verdict: Verdict | null;
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

const id = (name: string) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(`{${name}}`) },
    word.filter((text) => text !== '').map(encodeURIComponent),
  );

/** The call's path with any ids and this query, and maybe a slash at its end. */
function pathAround(call: Call, query: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const places = call.parameters
    .filter((one) => one.in === 'path')
    .map(({ name }) => id(name).map((text) => [`{${name}}`, text] as const));
  return fc.tuple(fc.tuple(...places), fc.constantFrom('', '', '/')).map(([ids, slash]) => {
    const path = ids.reduce((text, [name, value]) => text.replace(name, () => value), call.path);
    return `${path.replace(/\/$/, '')}${path.endsWith('/') ? '/' : slash}${searchOf(query)}`;
  });
}

function searchOf(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search === '' ? '' : `?${search}`;
}

function anyQuery(call: Call): fc.Arbitrary<Record<string, unknown>> {
  const parameters = call.parameters.filter((one) => one.in === 'query');
  return fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, fc.oneof(valuesAround(schema), word)])),
    { requiredKeys: [] },
  );
}

const type = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/plain', 'application/merge-patch+json', 'application/json; charset=latin1', 'x', ''),
);
const tag = fc.constantFrom('"x"', '*', 'W/"1"', '"', 'x, "y"', '\u00e9', '""');
const sender = fc.oneof(
  { weight: 12, arbitrary: fc.constant<FuzzRequest['as']>('owner') },
  { weight: 4, arbitrary: fc.constant<FuzzRequest['as']>('program') },
  fc.constantFrom<FuzzRequest['as']>('nobody', 'nonsense'),
);
const encoding = fc.constantFrom('identity', 'br', 'gzip;q=0, *', 'nonsense;q=x', '');

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

const jsonOf = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** As the owner sends it, with nothing strange around it: the document says how it is answered. */
function plainRequest(call: Call): fc.Arbitrary<FuzzRequest> {
  return attempts(call).map(({ query, body, verdict }) => ({
    call,
    method: call.method.toUpperCase(),
    path: `${call.path}${searchOf(query)}`,
    headers: { 'Content-Type': 'application/json' },
    as: 'owner',
    body: jsonOf(body),
    verdict,
  }));
}

/** Anything around it is strange, too: ids, headers, the token, the form of the body. */
function oddRequest(call: Call): fc.Arbitrary<FuzzRequest> {
  const body =
    call.body === null
      ? fc.constant(null)
      : fc.oneof(
          { weight: 30, arbitrary: attempts(call).map((one) => jsonOf(one.body)) },
          { weight: 8, arbitrary: valuesAround(call.body).map(jsonOf) },
          { weight: 6, arbitrary: brokenBody },
          { weight: 1, arbitrary: fc.constant('x'.repeat(5_000_000)) },
        );
  return fc.record({
    call: fc.constant(call),
    method: fc.constant(call.method.toUpperCase()),
    path: anyQuery(call).chain((query) => pathAround(call, query)),
    headers,
    as: sender,
    body,
    verdict: fc.constant(null),
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
  verdict: fc.constant(null),
});

/** Requests to every call of the document as often as to any other, and a few to none. */
export const fuzzRequests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...calls).chain(plainRequest) },
  { weight: 4, arbitrary: fc.constantFrom(...calls).chain(oddRequest) },
  { weight: 1, arbitrary: strange },
);
