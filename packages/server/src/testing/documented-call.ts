import { countryCode } from '@matchpoint/core/countries/countries';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../openapi/openapi.ts';
import type { TestAnswer, TestPerson } from './test-person.ts';
import { type JsonSchema, jsonSchema } from './values-of-schema.ts';

const operation = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(
    z.discriminatedUnion('in', [
      z.object({
        in: z.literal('query'),
        name: z.string(),
        schema: jsonSchema,
        allowEmptyValue: z.literal(true),
      }),
      z.object({ in: z.enum(['path', 'header']), name: z.string(), schema: jsonSchema }),
    ]),
  ),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema: jsonSchema }) }) })
    .optional(),
  responses: z.record(
    z.string(),
    z.object({
      headers: z.record(z.string(), z.object({ required: z.boolean().optional() })).optional(),
      content: z.object({ 'application/json': z.object({}) }).optional(),
    }),
  ),
});
export const document = openApiDocument();
const paths = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(document).paths;
export const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  multipleOfPrecision: 6,
  formats: {
    country: (text: string) => countryCode(text) !== null,
    email: true,
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
    cursor: () => false,
  },
});
ajv.addSchema(document, 'document');

/** Whether a value is legal by the schema at a place in the document. */
export function isLegal(place: readonly string[], value: unknown): boolean {
  const pointer = place.map(
    (key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
  );
  const ref = `document#${pointer.join('')}`;
  const validate = ajv.getSchema(ref) ?? expect.fail(ref);
  return validate(value) === true;
}

/** A call, as the document has it. */
export interface Call extends z.output<typeof operation> {
  readonly path: string;
  readonly method: string;
  readonly body: JsonSchema | null;
}
export const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, facts]): Call => ({
      ...facts,
      path,
      method,
      body: facts.requestBody?.content['application/json'].schema ?? null,
    }),
  ),
);
export const named = (some: readonly Call[]) => some.map((call) => [call.operationId, call] as const);

/** The place of a body's schema. */
export const bodyOf = ({ path, method }: Call) => [
  ...['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'],
];

export const withBody = calls.filter(({ body }) => body !== null);

export interface Sent {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Record<string, string>;
  /** Of the places of the path. */
  readonly ids: Readonly<Record<string, string>>;
  readonly by: TestPerson;
}

/** Makes a call, and expects that the document has its status, its headers and its body. */
export async function documentedCall(
  call: Call,
  { body, query = {}, headers = {}, by, ids }: Sent,
): Promise<TestAnswer> {
  const { path, method, responses } = call;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? name);
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await by.call(method.toUpperCase(), `${filled}?${search}`, body, { headers });
  const { [answer.status]: response } = responses;
  if (response === undefined)
    return expect.fail(`${call.operationId}: ${answer.status} is not in the document`);
  for (const [name, { required }] of Object.entries(response.headers ?? {})) {
    if (required === true) expect([name, answer.headers.get(name)]).toEqual([name, expect.any(String)]);
  }
  if (response.content === undefined) expect(answer.body).toBeNull();
  else {
    const place = [
      ...['paths', path, method, 'responses', String(answer.status), 'content'],
      'application/json',
      'schema',
    ];
    expect([answer.body, isLegal(place, answer.body)]).toEqual([answer.body, true]);
  }
  return answer;
}
