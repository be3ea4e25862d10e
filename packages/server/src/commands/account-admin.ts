import type { Environment } from '../environment.ts';
import { type AccountAdmin, openAccounts } from '../identity/accounts.ts';
import { StartupError } from '../startup-error.ts';

/** @throws {StartupError} when no project is set */
export function requiredAccountAdmin(environment: Environment): AccountAdmin {
  const accounts = openAccounts(environment);
  if (accounts !== null) return accounts;
  throw new StartupError('FIREBASE_PROJECT_ID is not set, so there are no accounts.');
}
