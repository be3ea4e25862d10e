import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ajv, asking, askingContract, calls, isLegal, strictAjv } from '../testing/document.ts';
import { testServer } from '../testing/fixtures.ts';
import { openApiDocument } from './openapi.ts';

const server = await testServer(asking);
await server.addDemo();

const shape = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({ required: z.array(z.string()).optional() })),
  }),
});

const document = () => shape.parse(openApiDocument(askingContract));

test('it is served with a strong ETag', async () => {
  const answer = await server.fetch('/api/openapi.json');
  expect([answer.status, await answer.json()]).toEqual([200, openApiDocument(askingContract)]);
  const again = await server.fetch('/api/openapi.json', {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('it is a document of OpenAPI 3.1', async () => {
  expect(await new Validator().validate(JSON.parse(JSON.stringify(openApiDocument(askingContract))))).toEqual(
    {
      valid: true,
    },
  );
});

test('every schema is one of JSON Schema 2020-12', () => {
  const bodies = calls.map(({ body }) => body ?? {});
  for (const schema of [...Object.values(document().components.schemas), ...bodies]) {
    expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null]);
  }
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

test('it says which token, key and version a call takes, and how it answers', () => {
  const tokens = z.object({ security: z.array(z.record(z.string(), z.unknown())) });
  const lines = calls.map(({ path, method, operationId, parameters, responses }) => {
    const { security } = tokens.parse(document().paths[path]?.[method]);
    const headers = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
    const tagged = (status: string) =>
      responses[status]?.headers?.['ETag'] === undefined ? '' : ' with ETag';
    const answers = Object.keys(responses).map((status) => status + tagged(status));
    const takes = [...security.flatMap((one) => Object.keys(one)), ...headers];
    return [operationId, `${takes.join(', ')} → ${answers.join(', ')}`] as const;
  });
  const alike = [...new Set(lines.map(([, line]) => line))].map(
    (line) => `${line}: ${lines.flatMap(([name, its]) => (its === line ? [name] : [])).join(' ')}`,
  );
  expect(alike.join('\n')).toMatchInlineSnapshot(`
    "If-None-Match → 200 with ETag, 304 with ETag, 422, 429, 431, 503, default: listAthletes listAgencies showDistributions
    If-None-Match → 200 with ETag, 304 with ETag, 404, 429, 431, 503, default: showAthlete showAgency showText
     → 201, 400, 403, 408, 409, 413, 415, 422, 429, 431, 501, 503, default: signUp
    idToken → 200, 401, 403, 429, 431, 501, 503, default: showMe listProfiles exportMe listMyInvitations
    idToken → 204, 401, 403, 429, 431, 501, 503, default: removeMe
    idToken → 200, 400, 401, 403, 404, 408, 413, 415, 422, 429, 431, 501, 503, default: switchProfile
    idToken, Idempotency-Key → 200 with ETag, 201 with ETag, 400, 401, 403, 408, 413, 415, 422, 429, 431, 501, 503, default: createAgency
    idToken, agencyKey → 200 with ETag, 401, 403, 404, 429, 431, 501, 503, default: showMyAgency showMyAthlete
    idToken, If-Match → 200 with ETag, 400, 401, 403, 404, 408, 412, 413, 415, 422, 429, 431, 501, 503, default: editAgency
    idToken, If-Match → 204, 401, 403, 404, 412, 429, 431, 501, 503, default: removeAgency
    idToken, agencyKey → 200, 401, 403, 404, 429, 431, 501, 503, default: listMyAthletes
    idToken, agencyKey, Idempotency-Key → 200 with ETag, 201 with ETag, 400, 401, 403, 404, 408, 413, 415, 422, 429, 431, 501, 503, default: createAthlete
    idToken, agencyKey → 200, 400, 401, 403, 404, 408, 413, 415, 422, 429, 431, 501, 503, default: createAthletes changeAthletes
    idToken, agencyKey → 200, 401, 403, 404, 422, 429, 431, 501, 503, default: listMyAthletesInFull
    idToken, agencyKey, If-Match → 200 with ETag, 400, 401, 403, 404, 408, 412, 413, 415, 422, 429, 431, 501, 503, default: editAthlete
    idToken, agencyKey, If-Match → 204, 401, 403, 404, 412, 429, 431, 501, 503, default: removeAthlete
    idToken → 200, 401, 403, 404, 429, 431, 501, 503, default: acceptInvitation listMembers listInvitations listKeys
    idToken → 204, 401, 403, 404, 429, 431, 501, 503, default: declineInvitation withdrawInvitation endKey endFamilyLinks
    idToken → 204, 401, 403, 404, 409, 429, 431, 501, 503, default: removeMember
    idToken → 200, 400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 431, 501, 503, default: handOver
    idToken → 201, 400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 431, 501, 503, default: invite createKey
    idToken → 200, 401, 403, 404, 422, 429, 431, 501, 503, default: listChanges
    idToken, agencyKey → 200, 401, 403, 429, 431, 501, 503, default: showKey
     → 200, 400, 404, 408, 413, 415, 422, 429, 431, 503, default: showFamilyPage
     → 200, 400, 404, 408, 409, 413, 415, 422, 429, 431, 503, default: answerAsFamily
    idToken, agencyKey → 201, 400, 401, 403, 404, 408, 413, 415, 422, 429, 431, 501, 503, default: createFamilyLinks"
  `);
  const bearer = { type: 'http', scheme: 'bearer' };
  expect(openApiDocument(askingContract)).toMatchObject({
    components: { securitySchemes: { idToken: bearer, agencyKey: bearer } },
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

test.each([
  ['showAthleteAnswer', '/api/athletes/1'],
  ['showAgencyAnswer', '/api/agencies/1'],
  ['showDistributionsAnswer', '/api/athlete-distributions'],
])('%s names exactly the fields that %s has', async (id, path) => {
  const answer = z.looseObject({}).parse(await (await server.fetch(path)).json());
  expect(document().components.schemas[id]?.required?.toSorted()).toEqual(Object.keys(answer).toSorted());
});

test('a validator of others takes the service’s own answers, whatever decimals are in them', async () => {
  const validate = strictAjv.getSchema('document#/components/schemas/listAthletesAnswer');
  const athletes = await (await server.fetch('/api/athletes/')).json();
  expect([validate?.(athletes), validate?.errors]).toEqual([true, null]);
  expect(JSON.stringify(openApiDocument(askingContract))).not.toMatch(/prefixItems|"multipleOf":0/);
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
      id: { type: 'string' },
      GPA: { type: ['number', 'null'], ...facts },
      ITF: { minimum: 1, multipleOf: 1 },
      gender: { type: ['string', 'null'], description: 'The gender of the athlete' },
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
