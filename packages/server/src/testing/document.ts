import { countryCode } from '@matchpoint/core/countries/countries';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod';
import { type AthleteContract, athleteContract } from '../athletes/athlete-contract.ts';
import { openApiDocument } from '../openapi/openapi.ts';
import { type JsonSchema, jsonSchema } from './values-of-schema.ts';

const operation = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()),
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
/** The settings of a service that asks families, which has every call. */
export const asking = { offered: ['hidden'], consent: 'family' } as const;
export const askingContract = athleteContract(asking.offered, null, asking.consent);

const served = openApiDocument(askingContract);

/** With the steps of fractions, which the document says in words alone, as no validator of others divides them exactly. */
function withSteps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSteps);
  if (typeof value !== 'object' || value === null) return value;
  const step = 'description' in value && / In steps of ([\d.]+)$/.exec(String(value.description))?.[1];
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withSteps(part)])),
    ...(step && { multipleOf: Number(step) }),
  };
}

/** The document as it is served, for whatever others check with it. */
export const strictAjv = new Ajv2020({
  strict: false,
  formats: { country: true, email: true, 'date-time': true, cursor: true },
});
strictAjv.addSchema(served, 'document');

const document = z.looseObject({}).parse(withSteps(served));
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
  const validate = ajv.getSchema(ref);
  if (validate === undefined) throw new Error(`The document has no ${ref}`);
  return validate(value) === true;
}

/** A call, as the document has it. */
export interface Call extends z.output<typeof operation> {
  readonly path: string;
  readonly method: string;
  readonly body: JsonSchema | null;
}
const shape = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** The calls of a service. */
export const callsOf = (contract: AthleteContract) =>
  Object.entries(shape.parse(withSteps(openApiDocument(contract))).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, facts]): Call => ({
        ...facts,
        path,
        method,
        body: facts.requestBody?.content['application/json'].schema ?? null,
      }),
    ),
  );
export const calls = callsOf(askingContract);

/** The place of a body's schema. */
export const bodyOf = ({ path, method }: Call) => [
  ...['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'],
];

/** What came back on a call. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Null where there is none. */
  readonly body: unknown;
}

/** What the document does not have in an answer, in words; null: it is inside. `default` counts for nothing. */
export function outsideOf({ operationId, path, method, responses }: Call, answer: Answer): string | null {
  const { status, headers, body } = answer;
  const { [status]: response } = responses;
  if (response === undefined) return `${operationId}: ${status} is not in the document`;
  for (const [name, { required }] of Object.entries(response.headers ?? {})) {
    if (required === true && !headers.has(name)) return `${operationId}: ${status} without ${name}`;
  }
  if (response.content === undefined) {
    return body === null ? null : `${operationId}: ${status} with a body: ${JSON.stringify(body)}`;
  }
  const place = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema'];
  return isLegal(place, body) ? null : `${operationId}: ${status} with ${JSON.stringify(body)}`;
}
