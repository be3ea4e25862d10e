import type { OnAgency } from '../agencies/agency-calls.ts';
import { readQuery } from '../directory/list-request.ts';
import { type EntryTables, idOrNone } from '../directory/list-statement.ts';
import type { EntityTags } from '../http/entity-tag.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { ownAnswers } from '../http/own-answers.ts';
import { privateAnswer, privateNothing, privateText } from '../http/private-answer.ts';
import { readBody } from '../http/read-body.ts';
import { batchReader } from './athlete-batch.ts';
import { readInFull } from './athlete-changes.store.ts';
import { changesReader } from './athlete-changes.ts';
import type { AthleteContract } from './athlete-contract.ts';
import { athleteRecords, withoutAliases } from './athlete-record.ts';
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

/** The athletes of the caller's agencies (rules/service.md#eleven-calls, rules/service.md#own-athlete). */
export function ownAthletesRoutes(onAgency: OnAgency, ports: OwnAthletesPorts, extensions: boolean): void {
  const { ownAthletes, tags, contract } = ports;
  const { listMyAthletes, createAthlete, showMyAthlete, editAthlete, removeAthlete } = contract.operations;
  const toRecord = athleteRecords(contract.offered);
  const answers = ownAnswers(extensions ? tags : null);

  onAgency(listMyAthletes, async (agency, _, database) => privateText(await listAthletes(database, agency)));
  onAgency(createAthlete, async (agency, { req }, database) => {
    const ref = extensions ? readIdempotencyKey(req.header('Idempotency-Key')) : null;
    const body = await readBody(req.raw, createAthlete.body, { prepare: withoutAliases });
    return answers.created(await ownAthletes.create(database, agency, toRecord(body, ref)));
  });
  if (!extensions) return;
  athleteBatchRoutes(onAgency, ports);
  onAgency(showMyAthlete, async (agency, { req }, database) => {
    const id = idOrNone(req.param('athleteId'));
    return answers.shown(await ownAthletes.show(database, agency, id));
  });
  onAgency(editAthlete, async (agency, { req }, database) => {
    const id = idOrNone(req.param('athleteId'));
    const body = await readBody(req.raw, editAthlete.body);
    const revisions = tags.read(req.header('If-Match'));
    return answers.shown(await ownAthletes.edit(database, agency, id, body, revisions));
  });
  onAgency(removeAthlete, async (agency, { req }, database) => {
    const id = idOrNone(req.param('athleteId'));
    const revisions = tags.read(req.header('If-Match'));
    await ownAthletes.remove(database, agency, id, revisions);
    return privateNothing();
  });
}

/** Many athletes in one call (rules/service.md#batch-create, rules/service.md#batch-edit). */
function athleteBatchRoutes(
  onAgency: OnAgency,
  { ownAthletes, athletes, tags, contract }: OwnAthletesPorts,
): void {
  const { createAthletes, listMyAthletesInFull, changeAthletes } = contract.operations;
  const readBatch = batchReader(contract);
  const readChanges = changesReader(contract);

  onAgency(createAthletes, async (agency, { req }, database) => {
    const body = await readBody(req.raw, createAthletes.body, { kilobytes: batchKilobytes });
    const batch = readBatch(body.athletes);
    const stored = await ownAthletes.createBatch(database, agency, batch.records);
    return privateAnswer(batch.results(stored, tags));
  });
  onAgency(listMyAthletesInFull, async (agency, { req }, database) => {
    const { after = '0' } = readQuery(listMyAthletesInFull.query, req.url);
    return privateText(await readInFull(database, athletes, agency, { after, tags }));
  });
  onAgency(changeAthletes, async (agency, { req }, database) => {
    const body = await readBody(req.raw, changeAthletes.body, { kilobytes: batchKilobytes });
    const batch = readChanges(body.athletes, tags);
    const done = await ownAthletes.changeBatch(database, agency, batch.changes);
    return privateAnswer(batch.results(done));
  });
}
