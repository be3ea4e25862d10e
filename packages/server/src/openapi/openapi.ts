import { operations } from '@matchpoint/core/api/contract';
import { answerShapes, fieldTables, requestShapes } from '@matchpoint/core/api/openapi-shapes';
import { clientRef } from '@matchpoint/core/athletes/athlete-batch';
import type { Field } from '@matchpoint/core/fields/field';
import * as z from 'zod';
import { errorBody } from '../http/problem.ts';
import { bodyTypes, editTypes } from '../http/read-body.ts';

type Operation = (typeof operations)[keyof typeof operations];

/** The OpenAPI 3.1 document (rules.md#service-documents), made from the contract that clients and server share. */
export function openApiDocument(): object {
  const schemas = z.toJSONSchema(registerAnswers(), {
    uri: (id) => `#/components/schemas/${id}`,
    override: describeWith(answerShapes),
    unrepresentable: 'any',
  }).schemas;
  return {
    openapi: '3.1.0',
    info: { title: 'Matchpoint', version: '1' },
    paths: pathsOf(),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)])),
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
    },
  };
}

const answerId = (name: string) => `${name}Answer`;

function registerAnswers() {
  const registry = z.registry<{ id: string }>();
  for (const [name, { answer }] of Object.entries(operations)) registry.add(answer, { id: answerId(name) });
  registry.add(errorBody, { id: 'Error' });
  return registry;
}

function pathsOf(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: {
        operationId: name,
        summary: operation.summary,
        ...('bearer' in operation && { security: [{ idToken: [] }] }),
        parameters: [
          ...pathParameters(operation),
          ...queryParameters(operation),
          ...headerParameters(operation),
        ],
        ...('body' in operation && {
          requestBody: {
            required: true,
            content: bodyContent(operation.method, schemaOf(operation.body)),
          },
        }),
        responses: {
          [statusOf(operation)]: {
            description: 'The answer',
            ...answerHeaders(operation),
            ...(statusOf(operation) !== 204 && { content: json(answerId(name)) }),
          },
          ...('creates' in operation && {
            200: {
              description: 'What the same call with the same Idempotency-Key created before, as it is now',
              content: json(answerId(name)),
            },
          }),
          ...(takesVersion(operation) && {
            412: {
              description: 'It was changed since the version that If-Match names; nothing was done',
              content: json('Error'),
            },
          }),
          ...(isPublicRead(operation) && {
            304: { description: 'What If-None-Match names is still the newest' },
          }),
          default: { description: 'Why there is no answer', content: json('Error') },
        },
      },
    };
  }
  return paths;
}

/** What has an ETag. */
function isPublicRead(operation: Operation): boolean {
  return operation.method === 'GET' && !('bearer' in operation);
}

function pathParameters({ path }: Operation): object[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(z.string()),
  }));
}

function queryParameters(operation: Operation): object[] {
  if (!('query' in operation)) return [];
  const { properties = {} } = schemaOf(operation.query);
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

const text = () => schemaOf(z.string());

function headerParameters(operation: Operation): object[] {
  return [
    ...('creates' in operation
      ? [{ name: 'Idempotency-Key', in: 'header', description: createdOnce, schema: schemaOf(clientRef) }]
      : []),
    ...(takesVersion(operation)
      ? [{ name: 'If-Match', in: 'header', description: 'The ETag of what is to be changed', schema: text() }]
      : []),
  ];
}

const createdOnce = "The sender's own name for what is created: what is sent twice is created once";

function takesVersion(operation: Operation): boolean {
  return 'versioned' in operation && operation.method !== 'GET';
}

function statusOf(operation: Operation): number {
  if ('status' in operation) return operation.status;
  return operation.method === 'POST' ? 201 : 200;
}

function answerHeaders(operation: Operation): object {
  if ('query' in operation) return { headers: pagingHeaders };
  if ('creates' in operation || ('versioned' in operation && statusOf(operation) !== 204)) {
    return { headers: { ETag: { description: 'The version of the answer', schema: text() } } };
  }
  return {};
}

const pagingHeaders = {
  'X-Total-Count': { description: 'Rows on all pages together', schema: schemaOf(z.int().min(0)) },
  Link: { description: 'The next page, as RFC 8288 writes it', schema: schemaOf(z.string()) },
};

function bodyContent(method: Operation['method'], schema: object): object {
  const types = method === 'PATCH' ? editTypes : bodyTypes;
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function json(id: string): object {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${id}` } } };
}

function schemaOf(schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema {
  return bare(
    z.toJSONSchema(schema, { io: 'input', override: describeWith(requestShapes), unrepresentable: 'any' }),
  );
}

interface Override {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Puts the shape that travels in the place of the one that is read, and says of each property what its field is. */
function describeWith(shapes: typeof answerShapes) {
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
  const { min: minimum, max, step: multipleOf } = field;
  return { description, minimum, multipleOf, ...(max !== null && { maximum: max }) };
}

/** Without the keys of a document of its own. */
function bare({
  $schema: _,
  $id: __,
  ...schema
}: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  return schema;
}
