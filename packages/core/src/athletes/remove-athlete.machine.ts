import { confirmMachine } from '../forms/confirm.machine.ts';
import { hasStatus } from '../wire/api-error.ts';

/** The athlete to remove. */
export interface RemovedAthlete {
  readonly athleteId: string;
  readonly name: string;
}

/** Removes one of the agency's own athletes (rules/service.md#own-athlete), after a confirmation that names it. */
export const removeAthleteMachine = confirmMachine<RemovedAthlete>('removeAthlete', (error) =>
  hasStatus(error, 404),
);
