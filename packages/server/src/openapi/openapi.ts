import { keyPrefix } from '@matchpoint/core/agencies/agency-keys';
import { clientRef } from '@matchpoint/core/athletes/fields/athlete-batch';
import { needsBearer } from '@matchpoint/core/contract/operations';
import * as z from 'zod';
import type { AthleteContract } from '../athletes/athlete-contract.ts';
import { errorBody } from '../http/problem.ts';
import { bodyTypes, editTypes } from '../http/read-body.ts';
import { exampleOf, type Schemas } from './example.ts';
import { bare, describeWith, schemaOf } from './json-schemas.ts';
import { isPublicRead, type Operation, responsesOf, successOf, takesVersion } from './responses.ts';
import { callsOf, placeOf, tagsOf } from './tags.ts';

/** The OpenAPI 3.1 document (rules/service.md#service-documents), made from the contract that clients and server share. */
export function openApiDocument(contract: AthleteContract): object {
  const made = z.toJSONSchema(registerAnswers(contract), {
    uri: (id) => `#/components/schemas/${id}`,
    override: describeWith(contract.answerShapes, contract),
    unrepresentable: 'any',
  }).schemas;
  const schemas = Object.fromEntries(Object.entries(made).map(([id, schema]) => [id, bare(schema)]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Matchpoint',
      version: '1',
      description: 'A directory in which agencies list student athletes for college placement.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The operator of this service' },
    },
    servers: [{ url: '/', description: 'The service that sent this document' }],
    tags: tagsOf(contract),
    paths: pathsOf(contract, schemas),
    components: {
      schemas,
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' },
        agencyKey: { type: 'http', scheme: 'bearer', bearerFormat: `Key of an agency, ${keyPrefix}…` },
      },
    },
  };
}

const answerId = (name: string) => `${name}Answer`;

function registerAnswers(contract: AthleteContract) {
  const registry = z.registry<{ id: string }>();
  for (const [name, operation] of callsOf(contract)) {
    if (successOf(operation) !== 204) registry.add(operation.answer, { id: answerId(name) });
  }
  registry.add(errorBody, { id: 'Error' });
  return registry;
}

function pathsOf(contract: AthleteContract, schemas: Schemas): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of callsOf(contract)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: {
        operationId: name,
        summary: operation.summary,
        ...placeOf(name, operation),
        security: securityOf(operation),
        parameters: [
          ...pathParameters(operation),
          ...queryParameters(operation, contract),
          ...headerParameters(operation),
        ],
        ...('body' in operation && {
          requestBody: {
            required: true,
            content: bodyContent(operation.method, schemaOf(operation.body, contract), schemas),
          },
        }),
        responses: responsesOf(operation, answerId(name), contract.capabilities, schemas),
      },
    };
  }
  return paths;
}

/** Either of them is enough. */
function securityOf(operation: Operation): object[] {
  return [
    ...(needsBearer(operation) ? [{ idToken: [] }] : []),
    ...('byKey' in operation ? [{ agencyKey: [] }] : []),
  ];
}

function pathParameters({ path }: Operation): object[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(z.string()),
    example: name === 'name' ? 'terms' : '345',
  }));
}

function queryParameters(operation: Operation, contract: AthleteContract): object[] {
  if (!('query' in operation)) return [];
  const { properties = {} } = schemaOf(operation.query, contract);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    allowEmptyValue: true,
    schema,
  }));
}

function headerParameters(operation: Operation): object[] {
  const header = (name: string, description: string, schema: z.core.$ZodType = z.string()) => ({
    name,
    in: 'header',
    description,
    schema: schemaOf(schema),
  });
  return [
    ...('creates' in operation ? [header('Idempotency-Key', createdOnce, clientRef)] : []),
    ...(takesVersion(operation) ? [header('If-Match', 'The ETag of what is to be changed')] : []),
    ...(isPublicRead(operation) ? [header('If-None-Match', 'The ETag of the answer that is known')] : []),
  ];
}

const createdOnce = "The sender's own name for what is created: what is sent twice is created once";

function bodyContent(
  method: Operation['method'],
  schema: z.core.JSONSchema.BaseSchema,
  schemas: Schemas,
): object {
  const types = method === 'PATCH' ? editTypes : bodyTypes;
  return Object.fromEntries(types.map((type) => [type, { schema, example: exampleOf(schema, schemas) }]));
}
