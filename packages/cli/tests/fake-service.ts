import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { athleteFilter, matchesAthlete, sortAthletes } from '@matchpoint/core/athletes/lists/athlete-filter';
import { serve } from '@matchpoint/core/testing/serve';

export interface FakeService {
  readonly url: string;
  /** Paths with their queries, in the order of the calls. */
  readonly calls: readonly string[];
}

export type Answer = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** A service in memory that ends with the test. */
export async function fakeService(answer: Answer): Promise<FakeService> {
  const calls: string[] = [];
  const url = await serve((request, response) => {
    calls.push(request.url ?? '');
    answer(new URL(request.url ?? '', 'http://service.test'), response, request);
  });
  return { url, calls };
}

export function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** The service at `target`, but for the calls that `answer` returns true for, and for `headers`. */
export const proxyOf = (
  target: string,
  answer: (...call: Parameters<Answer>) => boolean,
  headers: Readonly<Record<string, string>> = {},
): Promise<FakeService> =>
  fakeService(async (url, response, request) => {
    if (answer(url, response, request)) return;
    const { authorization = '', 'if-match': version, 'idempotency-key': key } = request.headers;
    const body = await text(request);
    const reply = await fetch(new URL(request.url ?? '', target), {
      method: request.method ?? 'GET',
      headers: {
        Authorization: authorization,
        'Content-Type': 'application/json',
        ...(version !== undefined && { 'If-Match': version }),
        ...(typeof key === 'string' && { 'Idempotency-Key': key }),
      },
      ...(body !== '' && { body }),
    });
    const kept = ['Content-Type', 'ETag', 'Link', 'Matchpoint-Capabilities', 'X-Total-Count'];
    const found = kept.flatMap((name) => {
      const value = reply.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    response.writeHead(reply.status, { ...Object.fromEntries(found), ...headers }).end(await reply.text());
  });

/** What each path answers; others are not found. */
export const answering =
  (answers: Readonly<Record<string, unknown>>): Answer =>
  ({ pathname }, response) =>
    json(response, pathname in answers ? 200 : 404, answers[pathname] ?? { detail: 'Not Found' });

/** The whole list for any query, as at a service with the eleven calls alone. */
export const wholeList =
  (rows: readonly object[]): Answer =>
  (_, response) =>
    json(response, 200, rows);

/** Filters and pages, at most `most` rows a page (rules/service.md#paging). */
export const pagedAthletes =
  (athletes: readonly Athlete[], most: number): Answer =>
  ({ pathname, searchParams }, response) => {
    const filter = athleteFilter.parse(Object.fromEntries(searchParams));
    const rows = sortAthletes(athletes.filter(matchesAthlete(filter)), filter.sort);
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Math.min(most, Number(searchParams.get('limit') ?? rows.length));
    searchParams.set('cursor', String(end));
    json(response, 200, rows.slice(start, end), {
      'X-Total-Count': rows.length,
      ...(end < rows.length && { Link: `<${pathname}?${searchParams}>; rel="next"` }),
    });
  };
