import { expect, test } from 'vitest';
import { openPools, type ReadPools } from '../database/pools.ts';
import { ClientLeftError, DatabaseUnavailableError } from '../database/unavailable.ts';
import { testDatabase, undo } from '../testing/fixtures.ts';
import { testLimits } from '../testing/test-cluster.ts';
import { readDirectory } from './directory.ts';
import { createFreshReads } from './fresh-reads.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const waiting = new AbortController().signal;

const { address, database } = await testDatabase();
const pools = openPools(address, testLimits, address);
undo(() => pools.end());
const { epoch } = await readDirectory(database);

/** A database that stands for its own replica, which is used. */
async function started(slowAfter?: number) {
  const { replica } = pools;
  if (replica === null) throw new Error('There is a replica.');
  const options = { primary: pools, replica, epoch, log };
  const { read } = createFreshReads({ ...options, ...(slowAfter !== undefined && { slowAfter }) });
  Object.assign(replica.status, { isUsed: false, answered: 0, behind: 0, failed: 0 });
  const isUsed = async () => {
    await read(0, async () => null, waiting);
    return replica.status.isUsed;
  };
  await expect.poll(isUsed, { timeout: 20_000 }).toBe(true);
  const isReplica = ({ reads }: ReadPools) => reads === replica.reads;
  return { read, status: replica.status, isReplica };
}

test('what the replica answers is taken from the wanted version on, and what is older is ended', async () => {
  const { read, status, isReplica } = await started();
  const ended: number[] = [];
  const answers = async (version: number) =>
    read(
      7,
      async (pools) => ({ version: isReplica(pools) ? version : 100 }),
      waiting,
      (result) => ended.push(result.version),
    );
  expect([await answers(6), await answers(7), await answers(8)]).toEqual([
    { version: 100 },
    { version: 7 },
    { version: 8 },
  ]);
  expect(ended).toEqual([6]);
  expect(status).toEqual({ isUsed: true, answered: 2, behind: 1, failed: 0 });
});

test('a statement that recovery cancels is asked of the primary, and the replica stays in use', async () => {
  const { read, status, isReplica } = await started();
  const answer = await read(
    1,
    async (pools) => {
      if (isReplica(pools)) throw new DatabaseUnavailableError('40001');
      return { version: 1 };
    },
    waiting,
  );
  expect(answer).toEqual({ version: 1 });
  expect(status).toEqual({ isUsed: true, answered: 0, behind: 0, failed: 1 });
});

test('a replica that is too slow is left, and its work is ended', async () => {
  const { read, status, isReplica } = await started(500);
  const answer = await read(
    1,
    (pools, left) =>
      isReplica(pools)
        ? new Promise<never>((_, reject) =>
            left.addEventListener('abort', () => reject(new ClientLeftError())),
          )
        : Promise.resolve({ version: 1 }),
    waiting,
  );
  expect(answer).toEqual({ version: 1 });
  expect(status.failed).toBe(1);
});

test('nobody is asked for a client who has left', async () => {
  const { read, status } = await started();
  const leaving = new AbortController();
  let asked = 0;
  const answer = read(
    1,
    (_, left) => {
      asked += 1;
      return new Promise<never>((_resolve, reject) =>
        left.addEventListener('abort', () => reject(new ClientLeftError())),
      );
    },
    leaving.signal,
  );
  leaving.abort();
  await expect(answer).rejects.toThrow(ClientLeftError);
  expect([asked, status]).toEqual([1, { isUsed: true, answered: 0, behind: 0, failed: 0 }]);
});
