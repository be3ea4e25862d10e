import type { Environment } from '../environment.ts';
import { type AccountAdmin, firebaseAccountAdmin } from '../identity/accounts.ts';
import { StartupError } from '../startup-error.ts';

/** Null: no project is set. */
export function openAccountAdmin(environment: Environment): AccountAdmin | null {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = environment;
  return project === undefined ? null : firebaseAccountAdmin(project, emulator);
}

/** @throws {StartupError} when no project is set */
export function requiredAccountAdmin(environment: Environment): AccountAdmin {
  const accounts = openAccountAdmin(environment);
  if (accounts !== null) return accounts;
  throw new StartupError('FIREBASE_PROJECT_ID is not set, so there are no accounts.');
}
