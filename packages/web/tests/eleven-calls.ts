import { createServer } from 'node:http';
import type { agency } from '@matchpoint/core/agencies/agency';
import type { athlete } from '@matchpoint/core/athletes/athlete';
import { operations } from '@matchpoint/core/contract/operations';
import { answerOwn, type Owned, readRequest } from './eleven-calls-own.ts';

export type WireAthlete = (typeof athlete)['_zod']['input'];
export type WireAgency = (typeof agency)['_zod']['input'];

/**
 * How the service fails: `stalled` never answers, `strict` refuses every query parameter, `no id` adds such a row to
 * its lists.
 */
export type Fault = 'failing' | 'stalled' | 'broken JSON' | 'no list' | 'unknown' | 'strict' | 'no id';

export interface ElevenCalls extends Owned {
  /** The origin, without a trailing slash. */
  readonly url: string;
  /** `GET /path?query` of every call so far, in order, without CORS preflights. */
  readonly calls: string[];
  /** Called for every request; null for no fault. */
  fault: (path: string) => Fault | null;
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Max-Age': '600',
};

/**
 * A service with only the eleven calls (rules/service.md#eleven-calls): exact paths, unpaged lists whatever the query, no headers
 * of additions, 404 with `detail` for everything else. It allows other origins.
 */
export async function startElevenCalls({
  athletes = [],
  agencies = [],
}: Partial<Pick<ElevenCalls, 'athletes' | 'agencies'>> = {}): Promise<ElevenCalls> {
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    if (method === 'OPTIONS') {
      response.writeHead(204, corsHeaders).end();
      return;
    }
    service.calls.push(`${method} ${url}`);
    const { pathname, search } = new URL(url, service.url);
    const fault = service.fault(pathname);
    if (fault === 'stalled') return;
    const read = await readRequest(request, pathname);
    const own = answerOwn(service, read);
    const known = own === null ? answer(service, method, pathname) : json(own.status, own.body);
    const { status, text } = fault === null ? known : faulty(fault, known, search);
    response.writeHead(status, { ...corsHeaders, 'Content-Type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  const service: ElevenCalls = {
    url: `http://127.0.0.1:${address.port}`,
    calls: [],
    athletes,
    agencies,
    mine: [],
    fault: () => null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

function answer({ athletes, agencies }: ElevenCalls, method: string, path: string): Answer {
  if (method !== 'GET') return json(405, { detail: 'Method Not Allowed' });
  if (path === operations.listAthletes.path) return json(200, athletes);
  if (path === operations.listAgencies.path) return json(200, agencies);
  const found =
    oneOf(athletes, path, operations.showAthlete.path) ?? oneOf(agencies, path, operations.showAgency.path);
  return found === undefined ? unknown : json(200, found);
}

function oneOf<T extends { readonly id: string | number }>(
  all: readonly T[],
  path: string,
  contractPath: string,
): T | undefined {
  const folder = contractPath.slice(0, contractPath.lastIndexOf('/') + 1);
  if (!path.startsWith(folder)) return undefined;
  const id = decodeURIComponent(path.slice(folder.length));
  return all.find((entity) => String(entity.id) === id);
}

const unknown: Answer = { status: 404, text: JSON.stringify({ detail: 'Not Found' }) };

function faulty(fault: Exclude<Fault, 'stalled'>, known: Answer, search: string): Answer {
  switch (fault) {
    case 'failing':
      return json(500, { detail: 'Internal Server Error' });
    case 'unknown':
      return unknown;
    case 'strict':
      return search === ''
        ? known
        : json(422, { detail: [{ loc: ['query', 'limit'], msg: 'is not known' }] });
    case 'no id':
      return { status: known.status, text: known.text.replace(/\]$/, ',{"name":"Nobody"}]') };
    case 'no list':
      return json(200, { items: [], count: 0 });
    case 'broken JSON':
      return { status: 200, text: '[{"id": 1, "na' };
  }
}

const texts = new WeakMap<object, string>();

/** Caches the text, because large lists are requested often. */
function json(status: number, body: object | null): Answer {
  if (body === null) return { status, text: '' };
  const text = texts.get(body) ?? JSON.stringify(body);
  texts.set(body, text);
  return { status, text };
}
