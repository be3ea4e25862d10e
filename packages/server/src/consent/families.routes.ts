import { consentOperations } from '@matchpoint/core/contract/consent-operations';
import type { OnAgency } from '../agencies/agency-calls.ts';
import type { Database } from '../database/pool.ts';
import { idOrNone } from '../directory/list-statement.ts';
import { answerCall, type PeerApp, type PeerContext } from '../http/answer-call.ts';
import type { FindClient } from '../http/client-address.ts';
import { privateAnswer, privateNothing, privateText } from '../http/private-answer.ts';
import { problem, RefusedError } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { createLocalRateLimiter } from '../limits/local-rate-limit.ts';
import type { ReadsLimit } from '../limits/reads-limit.ts';
import type { FamiliesStore } from './families.store.ts';

const { showFamilyPage, answerAsFamily, createFamilyLinks, endFamilyLinks } = consentOperations;

/** Texts that are no link, and answers, each from one address (rules/consent.md#link). */
const perHour = { attempts: 60, seconds: 3600 };

export interface FamiliesRoutePorts {
  readonly families: FamiliesStore;
  readonly findClient: FindClient;
  readonly databaseFor: (request: Request) => Database;
  /** As for every call that writes: notices first that another primary took over. */
  readonly readVersion: () => Promise<number>;
  readonly limit: ReadsLimit;
}

/** The page of a family, and its links in the hands of the agency (rules/consent.md). */
export function familiesRoutes(app: PeerApp, onAgency: OnAgency, ports: FamiliesRoutePorts): void {
  const { families, findClient, databaseFor, readVersion, limit } = ports;
  const guesses = createLocalRateLimiter(perHour);
  const answers = createLocalRateLimiter(perHour);
  const clientOf = ({ req, env }: PeerContext) => findClient(env, req.header('X-Forwarded-For'));

  /** Counts what was no link, and makes the address wait that tries many. */
  async function guarded(context: PeerContext, answer: () => Promise<string>): Promise<Response> {
    try {
      return privateText(await answer());
    } catch (error) {
      if (!(error instanceof RefusedError) || error.getResponse().status !== 404) throw error;
      const wait = guesses.count(clientOf(context));
      if (wait === null) throw error;
      return tooMany(context, 'Too many links that do not exist; try again later.', wait);
    }
  }

  answerCall(app, showFamilyPage, (context) =>
    limit.read(context, async () => {
      const { link } = await readBody(context.req.raw, showFamilyPage.body);
      return guarded(context, () => families.show(databaseFor(context.req.raw), link));
    }),
  );
  answerCall(app, answerAsFamily, (context) =>
    limit.read(context, async () => {
      const body = await readBody(context.req.raw, answerAsFamily.body);
      const wait = answers.count(clientOf(context));
      if (wait !== null) return tooMany(context, 'Too many answers; try again later.', wait);
      await readVersion();
      return guarded(context, () => families.answer(databaseFor(context.req.raw), body));
    }),
  );
  onAgency(createFamilyLinks, async (agency, { req }, database) => {
    const { athletes } = await readBody(req.raw, createFamilyLinks.body);
    return privateAnswer(await families.createLinks(database, agency, athletes.map(idOrNone)), 201);
  });
  onAgency(endFamilyLinks, async (agency, _, database) => {
    await families.endLinks(database, agency);
    return privateNothing();
  });
}

function tooMany({ env }: PeerContext, why: string, wait: number): Response {
  env.refusal = 'bad_tokens_limit';
  return problem(429, why, { 'Retry-After': String(wait) });
}
