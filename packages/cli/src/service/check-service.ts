import { agency } from '@matchpoint/core/agencies/agency';
import { athlete, listedAthlete } from '@matchpoint/core/athletes/fields/athlete';
import { operations } from '@matchpoint/core/contract/operations';
import { profile } from '@matchpoint/core/profiles/profile';
import * as z from 'zod/mini';
import { type Finding, type Judged, judge, judgeRefusal, judgeRows } from './findings.ts';
import type { Answer, Probe } from './probe.ts';

export interface CheckOptions {
  /** The ID token of a signed-in person, if there is one. */
  readonly token?: string | undefined;
  /** Whether an athlete may be created in the first agency of that person. */
  readonly isWriting: boolean;
}

/** Has all that a create must have, and is taken off again. */
const aDraft = {
  name: 'Service Check',
  sport: 'Tennis',
  gender: 'Female',
  available_semester: 'Fall',
  available_year: new Date().getUTCFullYear() + 1,
};

/** Nothing has this id. */
const unknownId = 'no-such-id';

/** Walks the eleven calls of a service (rules/service.md#eleven-calls), and what they agree on. */
export async function* checkService(probe: Probe, options: CheckOptions): AsyncGenerator<Finding> {
  const list = await probe(operations.listAthletes);
  yield { call: 'GET /api/athletes/', ...judgeRows(list, athlete) };
  yield* checkPublic(probe, list);
  yield* checkOrigin(list);
  const refused = await probe(operations.showMe);
  yield { call: 'GET /api/users/me without a token', ...judgeRefusal(refused, 401) };
  if (options.token === undefined)
    yield { call: 'calls with a token', result: 'untried', about: 'sign in first: matchpoint login' };
  else yield* checkOwn(probe, options.token, options.isWriting);
  if (!options.isWriting)
    yield { call: 'POST …', result: 'untried', about: '--write tries them; it creates one athlete' };
}

async function* checkPublic(probe: Probe, athletes: Answer): AsyncGenerator<Finding> {
  const withoutSlash = await probe({ method: 'GET', path: '/api/athletes' });
  yield { call: 'GET /api/athletes', ...judgeRows(withoutSlash, z.unknown()) };
  const showAthlete = (athleteId: string) => probe(operations.showAthlete, { parameters: { athleteId } });
  const firstAthlete = await judgeFirst(athletes, 'athlete', athlete, showAthlete);
  yield { call: 'GET /api/athletes/{id}', ...firstAthlete };
  const nobody = await showAthlete(unknownId);
  yield { call: 'GET /api/athletes/{id} of nobody', ...judgeRefusal(nobody, 404) };
  const agencies = await probe(operations.listAgencies);
  yield { call: 'GET /api/agencies/', ...judgeRows(agencies, agency) };
  const showAgency = (agencyId: string) => probe(operations.showAgency, { parameters: { agencyId } });
  const firstAgency = await judgeFirst(agencies, 'agency', agency, showAgency);
  yield { call: 'GET /api/agencies/{id}', ...firstAgency };
}

/** Judges what is shown of the first in a list. */
async function judgeFirst(
  list: Answer,
  noun: string,
  form: z.ZodMiniType<{ readonly name: string }>,
  show: (id: string) => Promise<Answer>,
): Promise<Judged> {
  const [id] = idsOf(list);
  if (id !== undefined) return judge(await show(id), form, ({ name }) => name);
  const about = list.body === undefined ? 'its list could not be read' : `there is no ${noun}`;
  return { result: 'untried', about };
}

function* checkOrigin({ headers, status }: Answer): Generator<Finding> {
  if (status === null) return;
  const allowed = headers.get('Access-Control-Allow-Origin');
  yield {
    call: 'CORS',
    ...(allowed === null
      ? { result: 'lacks', about: 'serve the web app from the same origin, or allow its origin' }
      : { result: 'has', about: `Access-Control-Allow-Origin: ${allowed}` }),
  };
}

async function* checkOwn(probe: Probe, token: string, isWriting: boolean): AsyncGenerator<Finding> {
  const me = await probe(operations.showMe, { token });
  yield { call: 'GET /api/users/me', ...judge(me, operations.showMe.answer, ({ email }) => email) };
  const profiles = await probe(operations.listProfiles, { token });
  yield { call: 'GET /api/users/me/profiles', ...judgeRows(profiles, profile) };
  if (isWriting) {
    const signUp = await probe(operations.signUp, { body: {} });
    yield { call: 'POST /api/users/ of nothing', ...judgeRefusal(signUp, 422) };
    const create = await probe(operations.createAgency, { token, body: {} });
    yield { call: 'POST /api/users/me/agencies of nothing', ...judgeRefusal(create, 422) };
  }
  const agencyId = agencyIn(profiles);
  if (agencyId === null)
    yield { call: 'GET /api/users/me/agencies/{id}', result: 'untried', about: 'you have no agency' };
  else yield* checkAgency(probe, { token, parameters: { agencyId } }, isWriting);
}

interface OfAgency {
  readonly token: string;
  readonly parameters: { readonly agencyId: string };
}

async function* checkAgency(probe: Probe, own: OfAgency, isWriting: boolean): AsyncGenerator<Finding> {
  const mine = await probe(operations.showMyAgency, own);
  yield { call: 'GET /api/users/me/agencies/{id}', ...judge(mine, agency, ({ name }) => name) };
  const path = '/api/users/me/agencies/{id}/athletes';
  const before = await probe(operations.listMyAthletes, own);
  yield { call: `GET ${path}`, ...judgeRows(before, listedAthlete) };
  if (!isWriting) return;
  const nothing = await probe(operations.createAthlete, { ...own, body: {} });
  yield { call: `POST ${path} of nothing`, ...judgeRefusal(nothing, 422) };
  const created = await probe(operations.createAthlete, {
    ...own,
    body: aDraft,
  });
  const known = idsOf(before);
  const added = idsOf(await probe(operations.listMyAthletes, own)).find((id) => !known.includes(id));
  const judged = judge(created, z.unknown());
  if (judged.result !== 'fits') yield { call: `POST ${path}`, ...judged };
  else if (added === undefined)
    yield { call: `POST ${path}`, result: 'wrong', about: 'the list does not have the new athlete' };
  else yield { call: `POST ${path}`, result: 'fits', about: await removed(probe, own, added) };
}

async function removed(probe: Probe, { token, parameters }: OfAgency, athleteId: string): Promise<string> {
  const { status } = await probe(operations.removeAthlete, {
    token,
    parameters: { ...parameters, athleteId },
  });
  return status !== null && status < 300
    ? 'added “Service Check”, and removed it'
    : `added “Service Check”, which stays: this service cannot remove athletes (${status ?? 'no answer'})`;
}

const rows = z.array(z.object({ id: z.union([z.string(), z.number()]) }));

function idsOf({ body }: Answer): readonly string[] {
  const read = z.safeParse(rows, body);
  return read.success ? read.data.map(({ id }) => String(id)) : [];
}

function agencyIn({ body }: Answer): string | null {
  const read = z.safeParse(z.array(profile), body);
  return read.data?.find(({ profile_type }) => profile_type === 'Agency')?.id ?? null;
}
