import { confirmMachine } from '../forms/confirm.machine.ts';
import { hasStatus } from '../wire/api-error.ts';

/** The agency to remove. */
export interface RemovedAgency {
  readonly agencyId: string;
  readonly name: string;
}

/** Removes an agency with its athletes (rules/agencies.md#agency-removal), after a confirmation that names it. */
export const removeAgencyMachine = confirmMachine<RemovedAgency>('removeAgency', (error) =>
  hasStatus(error, 404),
);
