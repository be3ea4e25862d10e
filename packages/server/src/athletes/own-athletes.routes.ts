import type { Hono } from 'hono';
import { agencyCalls } from '../agencies/agency-calls.ts';
import { readQuery } from '../directory/list-request.ts';
import { type EntryTables, idOrNone } from '../directory/list-statement.ts';
import type { Peer } from '../http/client-address.ts';
import type { EntityTags } from '../http/entity-tag.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { missing, ownAnswers } from '../http/own-answers.ts';
import { privateAnswer, privateText } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody, readEdit } from '../http/read-body.ts';
import { routePath } from '../http/route-path.ts';
import type { SignedIn } from '../users/signed-in.ts';
import { batchReader } from './athlete-batch.ts';
import { readInFull } from './athlete-changes.store.ts';
import { changesReader } from './athlete-changes.ts';
import type { AthleteContract } from './athlete-contract.ts';
import { withoutAliases } from './athlete-record.ts';
import { listAthletes, type OwnAthletesStore } from './own-athletes.store.ts';

export interface OwnAthletesPorts {
  readonly ownAthletes: OwnAthletesStore;
  /** What athletes are read from. */
  readonly athletes: EntryTables;
  readonly tags: EntityTags;
  readonly contract: AthleteContract;
}

/** Enough for `mostBatchRows` athletes with every field but a long bio. */
const batchKilobytes = 4096;

/** The athletes of the caller's agencies (rules/service.md#eleven-calls). */
export function ownAthletesRoutes(
  app: Hono<{ Bindings: Peer }>,
  { ownAthletes, tags, contract }: OwnAthletesPorts,
  signedIn: SignedIn,
  extensions: boolean,
): void {
  const { listMyAthletes, createAthlete } = contract.operations;
  const onAgency = agencyCalls(signedIn);
  const answers = ownAnswers('athlete', extensions ? tags : null);

  app.get(
    routePath(listMyAthletes.path),
    onAgency(listMyAthletes, async (agency, { req }, database) => {
      const list = await listAthletes(database, agency);
      return list === null ? missing('agency') : privateText(req.raw, list);
    }),
  );
  app.post(
    routePath(createAthlete.path),
    onAgency(createAthlete, async (agency, { req }, database) => {
      const ref = extensions ? readIdempotencyKey(req.header('Idempotency-Key')) : null;
      if (ref instanceof Response) return ref;
      const read = await readBody(req.raw, createAthlete.body, { prepare: withoutAliases });
      if ('refusal' in read) return read.refusal;
      const creation = await ownAthletes.create(database, agency, read.data, ref);
      return creation === null ? missing('agency') : answers.created(req.raw, creation);
    }),
  );
}

/** Single athletes (rules/service.md#own-athlete). */
export function ownAthleteRoutes(
  app: Hono<{ Bindings: Peer }>,
  { ownAthletes, tags, contract }: OwnAthletesPorts,
  signedIn: SignedIn,
): void {
  const { showMyAthlete, editAthlete, removeAthlete } = contract.operations;
  const onAgency = agencyCalls(signedIn);
  const answers = ownAnswers('athlete', tags);
  const path = routePath(showMyAthlete.path);

  app.get(
    path,
    onAgency(showMyAthlete, async (agency, { req }, database) => {
      const id = idOrNone(req.param('athleteId'));
      return answers.shown(req.raw, await ownAthletes.show(database, agency, id));
    }),
  );
  app.patch(
    path,
    onAgency(editAthlete, async (agency, { req }, database) => {
      const id = idOrNone(req.param('athleteId'));
      const read = await readEdit(req.raw, editAthlete.body);
      if ('refusal' in read) return read.refusal;
      const revisions = tags.read(req.header('If-Match'));
      const edit = await ownAthletes.edit(database, agency, id, read.data, revisions);
      return answers.edited(req.raw, edit);
    }),
  );
  app.delete(
    path,
    onAgency(removeAthlete, async (agency, { req }, database) => {
      const id = idOrNone(req.param('athleteId'));
      const revisions = tags.read(req.header('If-Match'));
      return answers.removed(req.raw, await ownAthletes.remove(database, agency, id, revisions));
    }),
  );
}

/** Many athletes in one call (rules/service.md#batch-create, rules/service.md#batch-edit). */
export function athleteBatchRoutes(
  app: Hono<{ Bindings: Peer }>,
  { ownAthletes, athletes, tags, contract }: OwnAthletesPorts,
  signedIn: SignedIn,
): void {
  const { createAthletes, listMyAthletesInFull, changeAthletes } = contract.operations;
  const readBatch = batchReader(contract);
  const readChanges = changesReader(contract);
  const onAgency = agencyCalls(signedIn);

  app.post(
    routePath(createAthletes.path),
    onAgency(createAthletes, async (agency, { req }, database) => {
      const read = await readBody(req.raw, createAthletes.body, { kilobytes: batchKilobytes });
      if ('refusal' in read) return read.refusal;
      const batch = readBatch(read.data.athletes);
      const stored = await ownAthletes.createBatch(database, agency, batch.records);
      return stored === null ? missing('agency') : privateAnswer(req.raw, batch.results(stored, tags));
    }),
  );
  app.get(
    routePath(listMyAthletesInFull.path),
    onAgency(listMyAthletesInFull, async (agency, { req }, database) => {
      const read = readQuery(listMyAthletesInFull.query, new URL(req.url).search);
      if ('refusal' in read) return problem(422, read.refusal);
      const { after = '0' } = read.query;
      const page = await readInFull(database, athletes, agency, { after, tags });
      return page === null ? missing('agency') : privateText(req.raw, page);
    }),
  );
  app.patch(
    routePath(changeAthletes.path),
    onAgency(changeAthletes, async (agency, { req }, database) => {
      const read = await readEdit(req.raw, changeAthletes.body, { kilobytes: batchKilobytes });
      if ('refusal' in read) return read.refusal;
      const batch = readChanges(read.data.athletes, tags);
      const done = await ownAthletes.changeBatch(database, agency, batch.changes);
      return done === null ? missing('agency') : privateAnswer(req.raw, batch.results(done));
    }),
  );
}
