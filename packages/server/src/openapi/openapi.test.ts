import { operations } from '@matchpoint/core/contract/operations';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { athleteContract } from '../athletes/athlete-contract.ts';
import { ajv, calls, isLegal, strictAjv } from '../testing/document.ts';
import { testServer } from '../testing/fixtures.ts';
import { openApiDocument } from './openapi.ts';

const server = await testServer();
await server.addDemo();

const shape = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({ required: z.array(z.string()).optional() })),
  }),
});

const document = () => shape.parse(openApiDocument(athleteContract([])));

test('it is served with a strong ETag', async () => {
  const answer = await server.fetch('/api/openapi.json');
  expect([answer.status, await answer.json()]).toEqual([200, openApiDocument(athleteContract([]))]);
  const again = await server.fetch('/api/openapi.json', {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('it is a document of OpenAPI 3.1', async () => {
  expect(
    await new Validator().validate(JSON.parse(JSON.stringify(openApiDocument(athleteContract([]))))),
  ).toEqual({
    valid: true,
  });
});

test('every schema is one of JSON Schema 2020-12', () => {
  const bodies = calls.map(({ body }) => body ?? {});
  for (const schema of [...Object.values(document().components.schemas), ...bodies]) {
    expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null]);
  }
});

test('it has every call of the contract', () => {
  const documented = Object.entries(document().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`,
    ),
  );
  // The document has those of one path together.
  expect(documented.toSorted()).toEqual(
    Object.entries(operations)
      .map(([name, { method, path }]) => `${name}: ${method} ${path}`)
      .toSorted(),
  );
});

test('every call is in a group, and has examples that its schemas allow', () => {
  const media = z.record(z.string(), z.object({ example: z.unknown().optional() }));
  const call = z.object({
    tags: z.tuple([z.string()]),
    requestBody: z.object({ content: media }).optional(),
    responses: z.record(z.string(), z.object({ content: media.optional() })),
  });
  const examples = calls.flatMap(({ path, method, operationId }) => {
    const { requestBody, responses } = call.parse(document().paths[path]?.[method]);
    const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    return [
      ...(requestBody ? [{ place: ['requestBody'], content: requestBody.content }] : []),
      ...answers.flatMap(([status, { content }]) =>
        content ? [{ place: ['responses', status], content }] : [],
      ),
    ].map(({ place, content }) => {
      const example = content['application/json']?.example;
      const schema = ['paths', path, method, ...place, 'content', 'application/json', 'schema'];
      return { operationId, place, example, isLegal: isLegal(schema, example) };
    });
  });
  expect(examples.length).toBeGreaterThan(calls.length);
  expect(examples.filter((one) => !one.isLegal)).toEqual([]);
});

test('calls of a user’s own things ask for a bearer, and say what they take', () => {
  const {
    '/api/users/': users,
    '/api/users/me/active_profile': active,
    '/api/users/me': me,
  } = document().paths;
  expect(openApiDocument(athleteContract([]))).toMatchObject({
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer' },
        agencyKey: { type: 'http', scheme: 'bearer' },
      },
    },
  });
  expect(me?.['get']).toMatchObject({ security: [{ idToken: [] }], responses: { 200: {}, default: {} } });
  expect(me?.['get']?.['responses']).not.toHaveProperty('304');
  expect(users?.['post']).toMatchObject({ security: [] });
  const body = (properties: object) => ({
    required: true,
    content: { 'application/json': { schema: { required: Object.keys(properties), properties } } },
  });
  expect(users?.['post']).toMatchObject({
    requestBody: body({
      email: { type: 'string', format: 'email', maxLength: 256 },
      password: { type: 'string', minLength: 1, maxLength: 4096 },
    }),
    responses: { 201: {} },
  });
  expect(active?.['put']).toMatchObject({
    security: [{ idToken: [] }],
    requestBody: body({ active_profile: { anyOf: [{ type: 'string' }, { type: 'number' }] } }),
    responses: { 200: {} },
  });
});

test('writes say which keys and versions they take, and what they answer', () => {
  const {
    '/api/users/me/agencies': agencies,
    '/api/users/me/agencies/{agencyId}/athletes/{athleteId}': athlete,
    '/api/users/me/agencies/{agencyId}/athletes/batch': batch,
  } = document().paths;
  const header = (name: string) => expect.objectContaining({ in: 'header', name });
  const tagged = { headers: { ETag: {} } };
  expect(agencies?.['post']).toMatchObject({
    parameters: [header('Idempotency-Key')],
    responses: { 201: tagged, 200: {} },
  });
  expect(athlete?.['get']).toMatchObject({
    parameters: [{ in: 'path' }, { in: 'path' }],
    responses: { 200: tagged },
  });
  expect(athlete?.['patch']).toMatchObject({
    parameters: [{ in: 'path' }, { in: 'path' }, header('If-Match')],
    requestBody: { content: { 'application/json': { schema: { properties: { GPA: {} } } } } },
    responses: { 200: tagged, 412: {} },
  });
  expect(athlete?.['delete']).toMatchObject({
    parameters: [{ in: 'path' }, { in: 'path' }, header('If-Match')],
    responses: { 204: { description: expect.any(String) }, 412: {} },
  });
  expect(athlete?.['delete']?.['responses']).not.toHaveProperty('204.content');
  expect(batch?.['post']).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: {
            properties: {
              athletes: {
                type: 'array',
                maxItems: 1000,
                items: {
                  required: ['name', 'available_semester', 'available_year', 'client_ref'],
                  properties: { client_ref: { type: 'string' }, GPA: { type: 'number' } },
                },
              },
            },
          },
        },
      },
    },
    responses: { 200: {} },
  });
  expect(document().components.schemas['createAthletesAnswer']).toMatchObject({
    items: { required: ['index', 'status', 'id', 'version', 'detail'] },
  });
});

test('edits alone may come as merge patches', () => {
  const body = z.object({ requestBody: z.object({ content: z.record(z.string(), z.unknown()) }) });
  const calls = Object.values(document().paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const { data } = body.safeParse(call);
      return data === undefined ? [] : [{ method, content: data.requestBody.content }];
    }),
  );
  expect(new Set(calls.map(({ method, content }) => [method, ...Object.keys(content)].join(' ')))).toEqual(
    new Set([
      'post application/json',
      'put application/json',
      'patch application/json application/merge-patch+json',
    ]),
  );
  for (const { content } of calls)
    for (const one of Object.values(content)) expect(one).toEqual(content['application/json']);
});

test('every reference leads somewhere', () => {
  const { schemas } = document().components;
  const references = Array.from(
    JSON.stringify(openApiDocument(athleteContract([]))).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
    ([, id]) => id ?? '',
  );
  expect(references.filter((id) => !(id in schemas))).toEqual([]);
  expect(references.length).toBeGreaterThan(Object.keys(operations).length);
});

test.each([
  ['showAthleteAnswer', '/api/athletes/1'],
  ['showAgencyAnswer', '/api/agencies/1'],
  ['showDistributionsAnswer', '/api/athlete-distributions'],
])('%s names exactly the fields that %s has', async (id, path) => {
  const answer = z.looseObject({}).parse(await (await server.fetch(path)).json());
  expect(document().components.schemas[id]?.required?.toSorted()).toEqual(Object.keys(answer).toSorted());
});

test('what the service writes is said as narrowly as it is written', () => {
  const { showAthleteAnswer } = document().components.schemas;
  expect(showAthleteAnswer).toMatchObject({
    properties: {
      id: { type: 'string' },
      gender: { type: ['string', 'null'] },
      GPA: { type: ['number', 'null'] },
    },
  });
});

test('a validator of others takes the service’s own answers, whatever decimals are in them', async () => {
  const validate = strictAjv.getSchema('document#/components/schemas/listAthletesAnswer');
  const athletes = await (await server.fetch('/api/athletes/')).json();
  expect([validate?.(athletes), validate?.errors]).toEqual([true, null]);
  expect(JSON.stringify(openApiDocument(athleteContract([])))).not.toMatch(/prefixItems|"multipleOf":0/);
});

test('each field says what it is, and a number its bounds and step', () => {
  const { showAthleteAnswer, showAgencyAnswer } = document().components.schemas;
  const { '/api/users/me/agencies/{agencyId}/athletes': athletes } = document().paths;
  const facts = {
    description:
      'Grade point average, on the scale of 1 to 4, where 4 is best: convert grades of other scales. In steps of 0.1',
    minimum: 1,
    maximum: 4,
  };
  expect(showAthleteAnswer).toMatchObject({
    properties: {
      GPA: facts,
      ITF: { minimum: 1, multipleOf: 1 },
      gender: { description: 'The gender of the athlete' },
    },
  });
  expect(showAgencyAnswer).toMatchObject({ properties: { city: { description: 'The city' } } });
  expect(athletes?.['post']).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: { properties: { GPA: facts, name: { description: 'The full name', maxLength: 200 } } },
        },
      },
    },
  });
});
