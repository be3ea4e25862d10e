import { capabilitiesHeader } from '@matchpoint/core/contract/capabilities';
import { needsBearer, type operations } from '@matchpoint/core/contract/operations';
import * as z from 'zod';
import { editTypes } from '../http/read-body.ts';
import { exampleOf, type Schemas } from './example.ts';
import { schemaOf } from './json-schemas.ts';

export type Operation = (typeof operations)[keyof typeof operations];

/**
 * Every status that a call answers, as OpenAPI writes it.
 * @param answer the id of its answer's schema, in `schemas`
 * @param capabilities the header of all answers
 */
export function responsesOf(
  operation: Operation,
  answer: string,
  capabilities: string,
  schemas: Schemas,
): Record<string, object> {
  const success = successOf(operation);
  const content = json(answer, { example: exampleOf(schemas[answer], schemas) });
  return {
    [success]: {
      description: 'The answer',
      headers: answerHeaders(operation, capabilities),
      ...(success !== 204 && { content }),
    },
    ...('creates' in operation && {
      200: {
        description: 'What the same call with the same Idempotency-Key created before, as it is now',
        headers: answerHeaders(operation, capabilities),
        content,
      },
    }),
    ...(isPublicRead(operation) && {
      304: { description: 'What If-None-Match names is still the newest', headers: { ETag: tag } },
    }),
    ...Object.fromEntries(failuresOf(operation).map((status) => [status, failure(operation, status)])),
    default: { description: 'Why there is no answer', content: json('Error') },
  };
}

/** Reads that answer all callers the same, with an ETag. */
export function isPublicRead(operation: Operation): boolean {
  return operation.method === 'GET' && !needsBearer(operation);
}

/** Whether the call changes what an `If-Match` may name. */
export function takesVersion(operation: Operation): boolean {
  return 'versioned' in operation && operation.method !== 'GET';
}

export function successOf(operation: Operation): number {
  if ('status' in operation) return operation.status;
  if (operation.method === 'DELETE') return 204;
  return operation.method === 'POST' ? 201 : 200;
}

const header = (description: string, schema: z.core.$ZodType, required = true) => ({
  description,
  required,
  schema: schemaOf(schema),
});
const tag = header('The version of the answer', z.string());

function answerHeaders(operation: Operation, capabilities: string): object {
  return {
    [capabilitiesHeader]: header('What the service can do beyond the eleven calls', z.literal(capabilities)),
    ...(hasTag(operation) && { ETag: tag }),
    ...(isPaged(operation) && {
      'X-Total-Count': header('Rows on all pages together', z.int().min(0)),
      Link: header('The next page, as RFC 8288 writes it; none on the last', z.string(), false),
    }),
  };
}

function isPaged(operation: Operation): boolean {
  return 'query' in operation && 'cursor' in operation.query.shape;
}

function hasTag(operation: Operation): boolean {
  if (successOf(operation) === 204) return false;
  return isPublicRead(operation) || 'creates' in operation || 'versioned' in operation;
}

const failures = {
  400: 'The body is not JSON',
  401: 'There is no bearer token, or it is not valid',
  403: 'This account, or this key, may not do it; `detail` says why',
  404: 'It does not exist, or it belongs to another account',
  408: 'The body did not arrive in time',
  409: 'Something is in the way, which `detail` says in words',
  412: 'It was changed since the version that If-Match names; nothing was done',
  413: 'The body is too large',
  415: 'The body is not of a media type that is read here',
  422: 'Something that was sent is not legal: `detail` says what, field by field',
  429: 'Too much in too short a time, or more than the service keeps for one; `detail` says which',
  431: 'The header, with the address in it, is larger than 16 KB',
  501: 'The service has no accounts',
  503: 'Not now: the database or the identity provider is away or overloaded',
} as const;
type Failure = keyof typeof failures;

function failuresOf(operation: Operation): Failure[] {
  const isSignUp = operation.path === '/api/users/';
  const isFamilys = operation.path === '/api/consent';
  const namesSomething = operation.path.includes('{') || operation.method === 'PUT';
  return [
    ...('body' in operation ? ([400, 408, 413, 415, 422] as const) : []),
    ...('query' in operation ? ([422] as const) : []),
    ...(needsBearer(operation) ? ([401, 403, 429, 501] as const) : []),
    ...(isPublicRead(operation) ? ([429] as const) : []),
    ...(isSignUp ? ([403, 409, 429, 501] as const) : []),
    ...(isFamilys ? ([404, 429] as const) : []),
    ...(namesSomething ? ([404] as const) : []),
    ...('conflicts' in operation ? ([409] as const) : []),
    ...(takesVersion(operation) ? ([412] as const) : []),
    431,
    503,
  ];
}

const retryAfter = header('Seconds after which it is worth another try', z.int().min(1), false);

function failure({ method }: Operation, status: Failure): object {
  return {
    description: failures[status],
    headers: {
      ...(status === 401 && { 'WWW-Authenticate': header('As RFC 6750 writes it', z.string()) }),
      ...(status === 415 &&
        method === 'PATCH' && { 'Accept-Patch': header(editTypes.join(', '), z.string()) }),
      ...((status === 429 || status === 503) && { 'Retry-After': retryAfter }),
    },
    content: json('Error'),
  };
}

function json(id: string, more: object = {}): object {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${id}` }, ...more } };
}
