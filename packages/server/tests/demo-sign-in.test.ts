import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startAuthEmulator } from '../../../scripts/auth-emulator.js';
import { openConnection } from '../src/database/connection.ts';
import { socketIn } from '../src/database/embedded/cluster.ts';
import {
  build,
  type Program,
  removeFolders,
  start,
  stopAll,
  temporaryFolder,
} from '../src/testing/program.ts';

beforeAll(build);
afterEach(stopAll);
afterAll(removeFolders);

const signedIn = z.object({ idToken: z.string(), localId: z.string() });

async function demoSignIn(program: Program): Promise<{ email: string; password: string }> {
  await expect.poll(program.said, { timeout: 20_000 }).toMatch(/Sign in as/);
  const [, email = '', password = ''] =
    /Sign in as the demo agency with (\S+) and (\S+)$/m.exec(program.said()) ?? [];
  return { email, password };
}

test('the sign-in that is printed works, owns an agency with athletes, and survives a lost identity provider', async () => {
  const MatchpointDataDir = await temporaryFolder();
  for (const round of ['a fresh start', 'an identity provider that forgot everything']) {
    const emulator = await startAuthEmulator();
    const program = start(
      {
        MATCHPOINT_DATA_DIR: MatchpointDataDir,
        FIREBASE_PROJECT_ID: emulator.projectId,
        FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      },
      '--demo',
    );
    await program.ready;
    const answer = await fetch(
      `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...(await demoSignIn(program)), returnSecureToken: true }),
      },
    );
    expect(answer.status, round).toBe(200);
    const { localId } = signedIn.parse(await answer.json());
    const socket = socketIn(`${MatchpointDataDir}/postgres`);
    const connection = await openConnection({ socket, database: 'matchpoint', user: 'matchpoint' });
    const { rows: owned } = await connection.query(`
      select users.uid, users.active_agency_id = agencies.id as active,
        exists (select from athletes where agency_id = agencies.id) as "hasAthletes"
      from agencies join users on users.id = agencies.owner_id`);
    await connection.end();
    expect(owned, round).toEqual([{ uid: localId, active: true, hasAthletes: true }]);
    await stopAll();
    await emulator.stop();
  }
});

test('without an identity provider that answers, the directory is served all the same', async () => {
  const program = start(
    {
      MATCHPOINT_DATA_DIR: await temporaryFolder(),
      FIREBASE_PROJECT_ID: 'demo-matchpoint',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    },
    '--demo',
  );
  const url = await program.ready;
  await expect.poll(program.said, { timeout: 20_000 }).toMatch(/There is no demo sign-in: .+\.$/m);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
