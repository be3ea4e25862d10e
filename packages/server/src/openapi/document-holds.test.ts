import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { ajv, bodyOf, type Call, calls, document, isLegal } from '../testing/document.ts';
import { documentedCall, named, type Sent, withBody } from '../testing/documented-call.ts';
import { idOf } from '../testing/test-answer.ts';
import { type TestAnswer, type TestPerson, testPerson } from '../testing/test-person.ts';
import { startTestProject, type TestProject } from '../testing/test-project.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type JsonSchema, legalObject, valuesAround } from '../testing/values-of-schema.ts';

let project: TestProject;
let server: TestServer;
let me: TestPerson;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  project = await startTestProject();
  server = await startTestServer({
    cluster: inject('testCluster'),
    identity: project.identity,
    texts: { terms: '# Terms' },
  });
  me = await testPerson(server, project);
});
afterAll(async () => {
  await server.stop();
  project.stop();
});
beforeEach(async () => {
  const agencyId = await me.createAgency();
  const path = `/api/users/me/agencies/${agencyId}/athletes`;
  const athleteId = idOf(
    await me.call('POST', path, { name: 'A', available_semester: 'Fall', available_year: 2027 }),
  );
  ids = { agencyId, athleteId, name: 'terms' };
});

const send = (call: Call, sent: Partial<Sent>) => documentedCall(call, { by: me, ids, ...sent });

const isRefused = ({ status }: TestAnswer) => [400, 413, 415, 422].includes(status);
const refusal = z.object({ detail: z.array(z.object({ loc: z.tuple([z.string(), z.string()]) })).min(1) });

/** Expects that a call was refused for one part of it and for nothing else. */
function expectRefusal({ status, body }: TestAnswer, part: string, name: string): void {
  expect([status, body]).toEqual([422, expect.anything()]);
  for (const { loc } of refusal.parse(body).detail) expect(loc).toEqual([part, name]);
}

/** One of the properties, and a value that it may not have; undefined: it is missing. */
function illegalProperty(
  { properties = {}, required = [] }: JsonSchema,
  isLegalAt: (name: string, value: unknown) => boolean,
) {
  return fc.constantFrom(...Object.keys(properties)).chain((name) =>
    fc.record({
      name: fc.constant(name),
      value: fc
        .oneof(valuesAround(properties[name] ?? {}), fc.constant(undefined))
        .filter((value) => (value === undefined ? required.includes(name) : !isLegalAt(name, value))),
    }),
  );
}

test('every schema is one of JSON Schema 2020-12', () => {
  const { schemas } = z
    .object({ components: z.object({ schemas: z.record(z.string(), z.object({}).loose()) }) })
    .parse(document).components;
  const bodies = withBody.map(({ body }) => body);
  for (const schema of [...Object.values(schemas), ...bodies]) {
    expect([ajv.validateSchema(schema ?? {}), ajv.errors]).toEqual([true, null]);
  }
});

describe.each(named(withBody))('%s: a body', (_, call) => {
  const schema = call.body ?? {};
  const isLegalAt = (property: string, value: unknown) =>
    isLegal([...bodyOf(call), 'properties', property], value);
  const legal = legalObject(schema, isLegalAt);

  test('that the document allows is taken', async () => {
    await fc.assert(
      fc.asyncProperty(legal, async (body) => {
        expect([body, isRefused(await send(call, { body }))]).toEqual([body, false]);
      }),
      { numRuns: 60 },
    );
  });
});

/** A batch answers for each of its rows by itself: see below. */
const refusedWhole = withBody.filter(
  ({ operationId }) => operationId !== 'createAthletes' && operationId !== 'changeAthletes',
);

describe.each(named(refusedWhole))('%s: a body', (_, call) => {
  const schema = call.body ?? {};
  const isLegalAt = (property: string, value: unknown) =>
    isLegal([...bodyOf(call), 'properties', property], value);

  test('that the document forbids is refused, for what is wrong with it', async () => {
    const illegal = illegalProperty(schema, isLegalAt);
    await fc.assert(
      fc.asyncProperty(legalObject(schema, isLegalAt), illegal, async (body, { name: property, value }) => {
        expectRefusal(await send(call, { body: { ...body, [property]: value } }), 'body', property);
      }),
      { numRuns: 150 },
    );
  });
});

test('createAthletes: just the rows that the document forbids are invalid', async () => {
  const call = calls.find(({ operationId }) => operationId === 'createAthletes') ?? expect.fail();
  const place = [...bodyOf(call), 'properties', 'athletes'];
  const schema = call.body?.properties?.['athletes'] ?? expect.fail();
  const row = schema.items ?? expect.fail();
  const isLegalAt = (name: string, value: unknown) => isLegal([...place, 'items', 'properties', name], value);
  const rows = fc
    .tuple(legalObject(row, isLegalAt), fc.option(illegalProperty(row, isLegalAt)))
    .map(([legal, wrong]) => ({
      ...legal,
      client_ref: crypto.randomUUID(),
      ...(wrong && { [wrong.name]: wrong.value }),
    }));
  const results = z.array(z.object({ status: z.string() }));
  await fc.assert(
    fc.asyncProperty(fc.array(rows, { maxLength: 5 }), async (athletes) => {
      const { body } = await send(call, { body: { athletes } });
      expect([athletes, results.parse(body).map(({ status }) => status)]).toEqual([
        athletes,
        athletes.map((one) => (isLegal([...place, 'items'], one) ? 'created' : 'invalid')),
      ]);
    }),
    { numRuns: 60 },
  );
  for (const athletes of [{}, null, Array(1001).fill({})])
    expectRefusal(await send(call, { body: { athletes } }), 'body', 'athletes');
});

test('changeAthletes: just the changes that the document forbids are invalid', async () => {
  const call = calls.find(({ operationId }) => operationId === 'changeAthletes') ?? expect.fail();
  const place = [...bodyOf(call), 'properties', 'athletes'];
  const change = call.body?.properties?.['athletes']?.items ?? expect.fail();
  const isLegalAt = (name: string, value: unknown) => isLegal([...place, 'items', 'properties', name], value);
  const changes = fc
    .tuple(legalObject(change, isLegalAt), fc.option(illegalProperty(change, isLegalAt)))
    .map(([legal, wrong]) => ({
      ...legal,
      id: crypto.randomUUID(),
      ...(wrong && { [wrong.name]: wrong.value }),
    }));
  const results = z.array(z.object({ status: z.string() }));
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { maxLength: 5 }), async (athletes) => {
      const { body } = await send(call, { body: { athletes } });
      expect([athletes, results.parse(body).map(({ status }) => status)]).toEqual([
        athletes,
        athletes.map((one) => (isLegal([...place, 'items'], one) ? 'gone' : 'invalid')),
      ]);
    }),
    { numRuns: 60 },
  );
  for (const athletes of [{}, null, Array(1001).fill({})])
    expectRefusal(await send(call, { body: { athletes } }), 'body', 'athletes');
});

describe.each(named(calls.filter(({ parameters }) => parameters.some((one) => one.in === 'query'))))(
  '%s: a query',
  (_, call) => {
    const schema: JsonSchema = {
      properties: Object.fromEntries(
        call.parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema]),
      ),
    };
    /** Every parameter may be empty. */
    const isLegalAt = (name: string, value: unknown) => {
      if (value === '') return true;
      const index = call.parameters.findIndex((one) => one.name === name);
      return isLegal(['paths', call.path, call.method, 'parameters', String(index), 'schema'], value);
    };
    const isText = (value: unknown) => typeof value === 'string';

    test('that the document allows is answered', async () => {
      const { cursor: _, ...properties } = schema.properties ?? {};
      const legal = legalObject({ properties }, (name, value) => isText(value) && isLegalAt(name, value));
      await fc.assert(
        fc.asyncProperty(legal, async (query) => {
          expect([query, (await send(call, { query })).status]).toEqual([query, 200]);
        }),
        { numRuns: 60 },
      );
    });

    test('that it forbids is refused, for the parameter that is wrong', async () => {
      const illegal = illegalProperty(schema, isLegalAt).filter(({ value }) => isText(value));
      await fc.assert(
        fc.asyncProperty(illegal, async ({ name, value }) => {
          expectRefusal(await send(call, { query: { [name]: value } }), 'query', name);
        }),
        { numRuns: 150 },
      );
    });
  },
);
