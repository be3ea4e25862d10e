import * as fc from 'fast-check';
import { type Call, calls } from '../src/testing/document.ts';
import { valuesAround } from '../src/testing/values-of-schema.ts';
import { bodyAround, brokenBody } from './fuzz-bodies.ts';

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
