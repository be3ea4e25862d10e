import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { inject } from 'vitest';

export interface BothServers {
  readonly full: TestServer;
  /** The eleven calls alone, on the database of `full`. */
  readonly eleven: TestServer;
  readonly stop: () => Promise<void>;
}

/** The real server with and without its extensions; people sign in at the emulator. */
export async function startBothServers(): Promise<BothServers> {
  const options = {
    cluster: inject('cluster'),
    authEmulator: inject('authEmulator'),
    listening: true,
  };
  const full = await startTestServer(options);
  const eleven = await startTestServer({ ...options, extensions: false, sharing: full });
  return {
    full,
    eleven,
    stop: async () => {
      await eleven.stop();
      await full.stop();
    },
  };
}
