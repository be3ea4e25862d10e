import type { IncomingMessage } from 'node:http';
import { agencyDraft } from '@matchpoint/core/agencies/agency-draft';
import { athleteDraft } from '@matchpoint/core/athletes/athlete-draft';
import { operations } from '@matchpoint/core/contract/operations';
import type { WireAgency, WireAthlete } from './eleven-calls.ts';

/** What the service's only user owns; both lists are public, too. */
export interface Owned {
  athletes: readonly WireAthlete[];
  agencies: readonly WireAgency[];
  /** Ids of the user's agencies; the first is the active profile. */
  readonly mine: string[];
}

interface Reply {
  readonly status: number;
  readonly body: object | null;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly bearer: boolean;
  readonly body: unknown;
}

/** Parses a request's body; undefined if it is not JSON. */
export async function readRequest(request: IncomingMessage, path: string): Promise<Request> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const bearer = request.headers.authorization?.startsWith('Bearer ') ?? false;
  return { method: request.method ?? '', path, bearer, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const { showMe, listProfiles, createAgency } = operations;
const ownAgency = new RegExp(`^${createAgency.path}/([^/]+)(/athletes)?$`);

/** Those of the eleven calls that need a token; null for any other path. A create answers without a body. */
export function answerOwn(owned: Owned, { method, path, bearer, body }: Request): Reply | null {
  const [, encoded = '', isAthletes] = ownAgency.exec(path) ?? [];
  const id = decodeURIComponent(encoded);
  const known = [showMe.path, listProfiles.path, createAgency.path].some((one) => one === path) || id !== '';
  if (!known) return null;
  if (!bearer) return { status: 401, body: { detail: 'Not authenticated' } };
  const agency = owned.agencies.find((one) => String(one.id) === id && owned.mine.includes(id));
  if (id !== '' && agency === undefined) return { status: 404, body: { detail: 'Not Found' } };
  const athletes = owned.athletes.filter((athlete) => String(athlete.agency_id) === id);

  if (method === 'GET') {
    if (path === showMe.path) return { status: 200, body: me(owned) };
    if (path === listProfiles.path) return { status: 200, body: profiles(owned) };
    if (isAthletes !== undefined)
      return { status: 200, body: athletes.map(({ name, sport, ...one }) => ({ id: one.id, name, sport })) };
    if (agency !== undefined) return { status: 200, body: agency };
  }
  if (method === 'POST' && path === createAgency.path) {
    const { data, error } = agencyDraft.safeParse(body);
    if (data === undefined) return refusal(error.issues);
    const created = { ...data, id: `own:${owned.agencies.length}` };
    owned.agencies = [created, ...owned.agencies];
    owned.mine.push(created.id);
    return { status: 201, body: null };
  }
  if (method === 'POST' && isAthletes !== undefined) {
    const { data, error } = athleteDraft.safeParse(body);
    if (data === undefined) return refusal(error.issues);
    const created = { ...data, id: `new:${owned.athletes.length}`, agency_id: id, agency_name: agency?.name };
    owned.athletes = [created, ...owned.athletes];
    return { status: 201, body: null };
  }
  return { status: 405, body: { detail: 'Method Not Allowed' } };
}

function profiles({ agencies, mine }: Owned) {
  return mine.map((id) => ({
    id,
    name: agencies.find((agency) => String(agency.id) === id)?.name,
    profile_type: 'Agency',
  }));
}

function me(owned: Owned) {
  const [active] = profiles(owned);
  return {
    email: 'ada@example.com',
    active_profile: active?.id ?? null,
    active_profile_name: active?.name ?? null,
    active_profile_type: active?.profile_type ?? null,
  };
}

function refusal(issues: readonly { path: PropertyKey[]; message: string }[]): Reply {
  const detail = issues.map(({ path, message }) => ({ loc: ['body', ...path], msg: message, type: 'value' }));
  return { status: 422, body: { detail } };
}
