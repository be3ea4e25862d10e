import * as fc from 'fast-check';
import { bodyOf, type Call, isLegal } from './document.ts';
import { type JsonSchema, valuesAround } from './values-of-schema.ts';

/** A request in or just outside what the document allows, and what the document says of it. */
export interface Attempt {
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined: none. */
  readonly body: unknown;
  readonly verdict: Verdict;
}

/** Legal; or the one part that is not; or, for each row of a batch, whether it is legal. */
export type Verdict =
  | 'legal'
  | { readonly part: 'body' | 'query'; readonly name: string }
  | readonly boolean[];

/** An object's schema, and whether a property of it may have a value. */
interface Properties {
  readonly schema: JsonSchema;
  readonly isLegalAt: (name: string, value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === 'string';

export function attempts(call: Call): fc.Arbitrary<Attempt> {
  const query = queryOf(call);
  const { cursor: _, ...properties } = query.schema.properties ?? {};
  // No text is a legal cursor.
  const legalQuery = legalObject({ ...query, schema: { properties } });
  const legal = 'legal' as const;
  const kinds: fc.Arbitrary<Attempt>[] = [];
  if (call.body === null) {
    kinds.push(legalQuery.map((one) => ({ query: one, body: undefined, verdict: legal })));
    if (call.parameters.some((one) => one.in === 'query')) {
      kinds.push(
        illegalProperty(query)
          .filter(({ value }) => isText(value))
          .map(({ name, value }) => ({
            query: { [name]: value },
            body: undefined,
            verdict: { part: 'query', name },
          })),
      );
    }
  } else if (call.body.properties?.['athletes']?.items?.properties !== undefined) {
    kinds.push(...batches(call, call.body.properties['athletes'].items ?? {}));
  } else {
    const body = { schema: call.body, isLegalAt: under([...bodyOf(call), 'properties']) };
    kinds.push(
      legalObject(body).map((one) => ({ query: {}, body: one, verdict: legal })),
      fc.tuple(legalObject(body), illegalProperty(body)).map(([one, { name, value }]) => ({
        query: {},
        body: { ...one, [name]: value },
        verdict: { part: 'body', name },
      })),
    );
  }
  return fc.oneof(...kinds);
}

/** A batch answers for each of its rows. */
function batches(call: Call, schema: JsonSchema): fc.Arbitrary<Attempt>[] {
  const place = [...bodyOf(call), 'properties', 'athletes', 'items'];
  const row = { schema, isLegalAt: under([...place, 'properties']) };
  const names = Object.keys(schema.properties ?? {}).filter((name) => name === 'client_ref' || name === 'id');
  const rows = fc
    .tuple(legalObject(row), fc.option(illegalProperty(row)), fc.uuid())
    .map(([legal, wrong, id]) => ({
      ...legal,
      ...Object.fromEntries(names.map((name) => [name, id])),
      ...(wrong !== null && { [wrong.name]: wrong.value }),
    }));
  return [
    fc.array(rows, { maxLength: 5 }).map((athletes) => ({
      query: {},
      body: { athletes },
      verdict: athletes.map((one) => isLegal(place, one)),
    })),
    fc.constantFrom<unknown>({}, null, Array(1001).fill({})).map((athletes) => ({
      query: {},
      body: { athletes },
      verdict: { part: 'body' as const, name: 'athletes' },
    })),
  ];
}

function queryOf(call: Call): Properties {
  const parameters = call.parameters.filter((one) => one.in === 'query');
  return {
    schema: { properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) },
    // Every parameter may be empty.
    isLegalAt: (name, value) => {
      const index = call.parameters.findIndex((one) => one.name === name);
      const place = ['paths', call.path, call.method, 'parameters', String(index), 'schema'];
      return isText(value) && (value === '' || isLegal(place, value));
    },
  };
}

function under(place: readonly string[]): Properties['isLegalAt'] {
  return (name, value) => isLegal([...place, name], value);
}

/** Has every required property, and some of the others. */
function legalObject({ schema, isLegalAt }: Properties): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = schema;
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [
        name,
        valuesAround(one).filter((value) => isLegalAt(name, value)),
      ]),
    ),
    { requiredKeys: [...required] },
  );
}

/** A property, and a value that it may not have; undefined: it is missing. */
function illegalProperty({ schema: { properties = {}, required = [] }, isLegalAt }: Properties) {
  return fc.constantFrom(...Object.keys(properties)).chain((name) =>
    fc.record({
      name: fc.constant(name),
      value: fc
        .oneof(valuesAround(properties[name] ?? {}), fc.constant(undefined))
        .filter((value) => (value === undefined ? required.includes(name) : !isLegalAt(name, value))),
    }),
  );
}
