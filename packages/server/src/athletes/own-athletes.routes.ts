import { operations } from '@matchpoint/core/api/contract';
import { Hono } from 'hono';
import type { OwnAgency } from '../agencies/owned-agency.ts';
import { isId } from '../directory/list-statement.ts';
import type { Peer } from '../http/client-address.ts';
import type { EntityTags } from '../http/entity-tag.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { limitBody, limitSmallBody } from '../http/limit-body.ts';
import { ownAnswers } from '../http/own-answers.ts';
import { privateAnswer, privateNothing, privateText } from '../http/private-answer.ts';
import { readBody, readEdit } from '../http/read-body.ts';
import { routePath } from '../http/route-path.ts';
import type { PeerContext, SignedIn } from '../users/signed-in.ts';
import type { User } from '../users/users.store.ts';
import { readAthleteBatch } from './athlete-batch.ts';
import { withoutAliases } from './athlete-record.ts';
import type { OwnAthletesStore } from './own-athletes.store.ts';

const { listMyAthletes, createAthlete, createAthletes, showMyAthlete, editAthlete, removeAthlete } =
  operations;

export interface OwnAthletesPorts {
  readonly ownAthletes: OwnAthletesStore;
  readonly tags: EntityTags;
  /** To be called after a commit that changed the directory. */
  readonly changed: () => void;
}

/** Enough for `mostBatchRows` athletes with every field but a long bio. */
const limitBatch = limitBody(4096);

/** The athletes of the caller's agencies; with extensions rules.md#own-athlete and rules.md#batch-create, too. */
export function ownAthletesRoutes(
  { ownAthletes, tags, changed }: OwnAthletesPorts,
  signedIn: SignedIn,
  extensions: boolean,
): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  const answers = ownAnswers('athlete', extensions ? tags : null);
  const noAgency = ownAnswers('agency', null).missing;

  app.get(
    routePath(listMyAthletes.path),
    signedIn('reading', async (user, { req }) => {
      const agency = agencyOf(user, req);
      const list = agency === null ? null : await ownAthletes.list(agency);
      return list === null ? noAgency() : privateText(req.raw, list);
    }),
  );
  app.post(
    routePath(createAthlete.path),
    limitSmallBody,
    signedIn('writing', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return noAgency();
      const ref = extensions ? readIdempotencyKey(req.header('Idempotency-Key')) : null;
      if (ref instanceof Response) return ref;
      const read = await readBody(req.raw, createAthlete.body, withoutAliases);
      if ('refusal' in read) return read.refusal;
      const creation = await ownAthletes.create(agency, read.data, ref);
      if (creation?.outcome === 'created') changed();
      return creation === null ? noAgency() : answers.created(req.raw, creation);
    }),
  );
  if (!extensions) return app;
  app.post(
    routePath(createAthletes.path),
    limitBatch,
    signedIn('writing', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return noAgency();
      const read = await readBody(req.raw, createAthletes.body);
      if ('refusal' in read) return read.refusal;
      const batch = readAthleteBatch(read.data.athletes);
      const known = await ownAthletes.createBatch(agency, batch.records);
      if (known === null) return noAgency();
      const results = batch.results(known);
      if (results.some(({ status }) => status === 'created')) changed();
      return privateAnswer(req.raw, results);
    }),
  );
  app.get(
    routePath(showMyAthlete.path),
    signedIn('reading', async (user, { req }) => {
      const [agency, id] = [agencyOf(user, req), athleteId(req)];
      return answers.shown(
        req.raw,
        agency === null || id === null ? null : await ownAthletes.show(agency, id),
      );
    }),
  );
  app.patch(
    routePath(editAthlete.path),
    limitSmallBody,
    signedIn('writing', async (user, { req }) => {
      const [agency, id] = [agencyOf(user, req), athleteId(req)];
      if (agency === null || id === null) return answers.missing();
      const read = await readEdit(req.raw, editAthlete.body);
      if ('refusal' in read) return read.refusal;
      const edit = await ownAthletes.edit(agency, id, read.data, tags.read(req.header('If-Match')));
      if (edit?.outcome === 'done') changed();
      return answers.edited(req.raw, edit);
    }),
  );
  app.delete(
    routePath(removeAthlete.path),
    signedIn('writing', async (user, { req }) => {
      const [agency, id] = [agencyOf(user, req), athleteId(req)];
      if (agency === null || id === null) return answers.missing();
      const done = await ownAthletes.remove(agency, id, tags.read(req.header('If-Match')));
      if (done === null) return answers.missing();
      if (done === 'stale') return answers.stale();
      changed();
      return privateNothing(req.raw);
    }),
  );
  return app;
}

/** Null: the id in the path cannot be one of ours. */
function agencyOf({ id: ownerId }: User, req: PeerContext['req']): OwnAgency | null {
  const agencyId = req.param('agencyId') ?? '';
  return isId(agencyId) ? { ownerId, agencyId } : null;
}

function athleteId(req: PeerContext['req']): string | null {
  const id = req.param('athleteId') ?? '';
  return isId(id) ? id : null;
}
