import { startAuthEmulator } from './auth-emulator.js';

/**
 * Vitest's globalSetup for tests that need the identity provider: one for the whole run, at the address that
 * `inject('authEmulator')` gives (`host:port`, project demo-matchpoint). `npm test` has started it already.
 *
 * @param {import("vitest/node").TestProject} project
 */
export async function setup(project) {
  const { MATCHPOINT_TEST_AUTH_EMULATOR: running } = process.env;
  if (running !== undefined) {
    project.provide('authEmulator', running);
    return undefined;
  }
  const emulator = await startAuthEmulator();
  project.provide('authEmulator', emulator.host);
  return emulator.stop;
}
