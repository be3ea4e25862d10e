import { operations } from '@matchpoint/core/service/contract';
import { Hono } from 'hono';
import { agencyOf } from '../agencies/agency-of.ts';
import type { Deadline } from '../database/pool.ts';
import { readQuery } from '../directory/list-request.ts';
import { isId } from '../directory/list-statement.ts';
import type { Peer } from '../http/client-address.ts';
import type { EntityTags } from '../http/entity-tag.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { ownAnswers } from '../http/own-answers.ts';
import { privateAnswer, privateNothing, privateText } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody, readEdit } from '../http/read-body.ts';
import { routePath } from '../http/route-path.ts';
import type { PeerContext, SignedIn } from '../users/signed-in.ts';
import { readAthleteBatch } from './athlete-batch.ts';
import { readAthleteChanges } from './athlete-changes.ts';
import { withoutAliases } from './athlete-record.ts';
import type { OwnAthletesStore } from './own-athletes.store.ts';

const {
  listMyAthletes,
  createAthlete,
  createAthletes,
  listMyAthletesInFull,
  changeAthletes,
  showMyAthlete,
  editAthlete,
  removeAthlete,
} = operations;

export interface OwnAthletesPorts {
  readonly ownAthletes: OwnAthletesStore;
  readonly tags: EntityTags;
  readonly deadline: (request: Request) => Deadline;
}

/** Enough for `mostBatchRows` athletes with every field but a long bio. */
const batchKilobytes = 4096;

/** The athletes of the caller's agencies; with extensions rules/service.md#own-athlete, rules/service.md#batch-create and
 * rules/service.md#batch-edit, too. */
export function ownAthletesRoutes(
  { ownAthletes, tags, deadline }: OwnAthletesPorts,
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
      const list = agency === null ? null : await ownAthletes.list(agency, deadline(req.raw));
      return list === null ? noAgency() : privateText(req.raw, list);
    }),
  );
  app.post(
    routePath(createAthlete.path),
    signedIn('writing', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return noAgency();
      const ref = extensions ? readIdempotencyKey(req.header('Idempotency-Key')) : null;
      if (ref instanceof Response) return ref;
      const read = await readBody(req.raw, createAthlete.body, { prepare: withoutAliases });
      if ('refusal' in read) return read.refusal;
      const creation = await ownAthletes.create(agency, read.data, ref, deadline(req.raw));
      return creation === null ? noAgency() : answers.created(req.raw, creation);
    }),
  );
  if (!extensions) return app;
  app.post(
    routePath(createAthletes.path),
    signedIn('writing', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return noAgency();
      const read = await readBody(req.raw, createAthletes.body, { kilobytes: batchKilobytes });
      if ('refusal' in read) return read.refusal;
      const batch = readAthleteBatch(read.data.athletes);
      const stored = await ownAthletes.createBatch(agency, batch.records, deadline(req.raw));
      return stored === null ? noAgency() : privateAnswer(req.raw, batch.results(stored, tags));
    }),
  );
  app.get(
    routePath(listMyAthletesInFull.path),
    signedIn('reading', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return noAgency();
      const read = readQuery(listMyAthletesInFull.query, new URL(req.url).search);
      if ('refusal' in read) return problem(422, read.refusal);
      const { after = '0' } = read.query;
      const page = await ownAthletes.listInFull(agency, after, tags, deadline(req.raw));
      return page === null ? noAgency() : privateText(req.raw, page);
    }),
  );
  app.patch(
    routePath(changeAthletes.path),
    signedIn('writing', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return noAgency();
      const read = await readEdit(req.raw, changeAthletes.body, { kilobytes: batchKilobytes });
      if ('refusal' in read) return read.refusal;
      const batch = readAthleteChanges(read.data.athletes, tags);
      const done = await ownAthletes.changeBatch(agency, batch.changes, deadline(req.raw));
      return done === null ? noAgency() : privateAnswer(req.raw, batch.results(done));
    }),
  );
  app.get(
    routePath(showMyAthlete.path),
    signedIn('reading', async (user, { req }) => {
      const [agency, id] = [agencyOf(user, req), athleteId(req)];
      return answers.shown(
        req.raw,
        agency === null || id === null ? null : await ownAthletes.show(agency, id, deadline(req.raw)),
      );
    }),
  );
  app.patch(
    routePath(editAthlete.path),
    signedIn('writing', async (user, { req }) => {
      const [agency, id] = [agencyOf(user, req), athleteId(req)];
      if (agency === null || id === null) return answers.missing();
      const read = await readEdit(req.raw, editAthlete.body);
      if ('refusal' in read) return read.refusal;
      const revisions = tags.read(req.header('If-Match'));
      const edit = await ownAthletes.edit(agency, id, read.data, revisions, deadline(req.raw));
      return answers.edited(req.raw, edit);
    }),
  );
  app.delete(
    routePath(removeAthlete.path),
    signedIn('writing', async (user, { req }) => {
      const [agency, id] = [agencyOf(user, req), athleteId(req)];
      if (agency === null || id === null) return answers.missing();
      const revisions = tags.read(req.header('If-Match'));
      const done = await ownAthletes.remove(agency, id, revisions, deadline(req.raw));
      if (done === null) return answers.missing();
      if (done === 'stale') return answers.stale();
      return privateNothing(req.raw);
    }),
  );
  return app;
}

/** Null: the id in the path cannot be one of ours. */
function athleteId(req: PeerContext['req']): string | null {
  const id = req.param('athleteId') ?? '';
  return isId(id) ? id : null;
}
