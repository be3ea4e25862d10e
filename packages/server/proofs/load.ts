import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { count, type Finding, fact, never } from './finding.ts';
import type { World } from './world.ts';

export interface LoadOptions {
  /** Where servers answer, or will again. */
  readonly origins: readonly string[];
  readonly writers: number;
  /** Default: a fresh sign-in's. */
  readonly token?: string;
}

/** Clients that write, and read back what was acknowledged, until they are stopped; any answer but success and 503 ends them. */
export interface Load {
  /** Settles at the next acknowledgement by this origin of a write that is sent from now on. */
  nextAcknowledged(origin: string): Promise<void>;
  /** Settles when every write that was begun is acknowledged. */
  stop(): Promise<Finding[]>;
}

const entry = z.looseObject({ id: z.string() });
const results = z.array(entry);
const least = { available_semester: 'Fall', available_year: 2027 };

/** Its rows are named as the writes: a write that was done twice is two rows of a name. */
export async function startLoad(world: World, options: LoadOptions): Promise<Load> {
  const { origins, writers, token = (await world.newcomer()).token } = options;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const acknowledged = new Map<string, string>();
  const biographies = new Map<string, string>();
  const waiting = new Set<{ origin: string; since: number; resolve: () => void }>();
  const counted = { stale: 0, again: 0 };
  let isStopping = false;
  const anOrigin = () => origins[Math.floor(Math.random() * origins.length)] ?? '';

  /** Null: no answer, or one that says to try again. */
  async function call(origin: string, method: string, path: string, body?: object, key?: string) {
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { ...headers, ...(key !== undefined && { 'Idempotency-Key': key }) },
        signal: AbortSignal.timeout(20_000),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const json = z.unknown().parse(await answer.json());
      return answer.status === 503 ? null : { status: answer.status, json };
    } catch {
      return null;
    }
  }

  async function write(method: string, path: string, body: object, key?: string): Promise<unknown> {
    for (;;) {
      const origin = anOrigin();
      const since = performance.now();
      const answer = await call(origin, method, path, body, key);
      if (answer !== null && answer.status < 300) {
        for (const one of waiting) if (one.origin === origin && since >= one.since) one.resolve();
        return answer.json;
      }
      if (answer !== null) {
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.json)}`);
      }
      counted.again += 1;
      await setTimeout(25);
    }
  }

  /** An acknowledged write is read at once, in the entry and in the list, from any server. */
  async function readBack(id: string, name: string): Promise<void> {
    const one = await call(anOrigin(), 'GET', `/api/athletes/${id}`);
    const list = await call(anOrigin(), 'GET', '/api/athletes/?limit=1');
    const bio = biographies.get(name) ?? null;
    const isThere = one === null || (one.status === 200 && entry.parse(one.json)['bio'] === bio);
    const newest = Number(results.parse(list?.json ?? [])[0]?.id ?? Number.POSITIVE_INFINITY);
    if (isThere && newest >= Number(id)) return;
    counted.stale += 1;
    world.say(`Stale: ${id} ${name}, ${JSON.stringify(one)}, newest ${newest}`);
  }

  async function work(writer: number): Promise<void> {
    const { id: agency } = entry.parse(
      await write('POST', '/api/users/me/agencies', { name: 'A', sports: ['Tennis'] }, `agency-${writer}`),
    );
    const path = `/api/users/me/agencies/${agency}/athletes`;
    for (let turn = 0; !isStopping; turn += 1) {
      const name = `${writer}-${turn}`;
      const { id } = entry.parse(await write('POST', path, { ...least, name }, name));
      acknowledged.set(name, id);
      const rows = ['a', 'b', 'c'].map((row) => `${name}${row}`);
      const athletes = rows.map((row) => ({ ...least, name: row, client_ref: row }));
      const created = results.parse(await write('POST', `${path}/batch`, { athletes }));
      rows.forEach((row, index) => void acknowledged.set(row, created[index]?.id ?? ''));
      const bio = `edited in turn ${turn}`;
      await write('PATCH', `${path}/${id}`, { bio });
      biographies.set(name, bio);
      await readBack(id, name);
    }
  }
  const working = Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));
  // `stop` throws it.
  working.catch(() => undefined);

  return {
    nextAcknowledged: (origin) =>
      new Promise((resolve) => {
        const one = {
          origin,
          since: performance.now(),
          resolve: () => {
            waiting.delete(one);
            resolve();
          },
        };
        waiting.add(one);
      }),
    stop: async () => {
      isStopping = true;
      await working;
      const kept = await storedAthletes(world);
      const lost = [...acknowledged].filter(([name, id]) => kept.get(name)?.[0]?.id !== id);
      const undone = [...biographies].filter(([name, bio]) => kept.get(name)?.[0]?.bio !== bio);
      const twice = [...kept.values()].filter(({ length }) => length > 1);
      return [
        fact('Rows acknowledged; writes sent again', `${count(acknowledged.size)}; ${count(counted.again)}`),
        never('Acknowledged rows lost', lost.length),
        never('Acknowledged edits lost', undone.length),
        never('Rows stored twice', twice.length),
        never('Reads older than what was acknowledged', counted.stale),
      ];
    },
  };
}

interface StoredAthlete {
  readonly id: string;
  readonly name: string;
  readonly bio: string | null;
}

/** By name, from the database itself. */
async function storedAthletes({ postgres }: World): Promise<Map<string, StoredAthlete[]>> {
  const connection = await postgres.connect();
  const { rows } = await connection.query<StoredAthlete>('select id::text, name, bio from athletes');
  await connection.end();
  const kept = new Map<string, StoredAthlete[]>();
  for (const row of rows) kept.set(row.name, [...(kept.get(row.name) ?? []), row]);
  return kept;
}
