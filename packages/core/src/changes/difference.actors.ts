import { countNamesakes } from '../athletes/fields/namesakes.ts';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import { changesActors } from './changes.actors.ts';
import type { DifferenceTypes } from './difference.machine.ts';
import { type Difference, type Outcome, remaining, removalOf } from './difference.ts';
import type { Journal } from './journal.ts';
import { type DifferencePlan, planUndo } from './plan-undo.ts';
import { type AgencyService, type Clock, type SendingOptions, usualSending } from './sending/ports.ts';
import { sendDifference } from './sending/send-difference.ts';
import { systemClock } from './sending/system-clock.ts';

export interface DifferencePorts {
  /** Signs in and finds the agency. */
  readonly service: (signal: AbortSignal) => Promise<AgencyService>;
  /** Opened after the service, closed by the host. */
  readonly journal: (signal: AbortSignal) => Promise<Journal>;
  readonly clock?: Clock;
  readonly sending?: Partial<SendingOptions>;
  /** Receives the outcomes so far, and the milliseconds until the next request. */
  readonly progress?: (outcomes: readonly Outcome[], rest: number) => void;
}

interface Opened {
  readonly service: AgencyService;
  readonly journal: Journal;
}

/**
 * The actors of `differenceMachine` for a plan that is known.
 * @param renews whether removals are of the athletes as they are when they are sent, whatever was changed since
 */
export function planActors(known: DifferencePlan, renews: boolean, ports: DifferencePorts) {
  return actorsFor(ports, async () => ({ plan: known, listed: [] }), renews);
}

/** The actors of `differenceMachine` for an undo. A repeated undo changes nothing more. */
export function undoActors({ asks, ...ports }: DifferencePorts & { readonly asks: boolean }) {
  return actorsFor(ports, async ({ service, journal }, signal) => {
    const listed = await service.inFull(await service.listMine(signal), signal);
    const canChange = await service.canChange(listed[0]?.id, signal);
    return { plan: planUndo(journal, { listed, canChange, asks }), listed };
  });
}

/** Whether an undo can be offered. A service that does not say so is tried with the first of the agency's athletes. */
export async function canUndo(
  { canChange, listMine }: Pick<AgencyService, 'canChange' | 'listMine'>,
  signal: AbortSignal,
): Promise<boolean> {
  if (await canChange(undefined, signal)) return true;
  const [some] = await listMine(signal);
  return canChange(some?.id, signal);
}

function actorsFor(
  { clock = systemClock, sending, progress, ...open }: DifferencePorts,
  makePlan: (
    opened: Opened,
    signal: AbortSignal,
  ) => Promise<{ readonly plan: DifferencePlan; readonly listed: readonly OwnAthlete[] }>,
  renews = false,
) {
  let opened: (Opened & { readonly listed: readonly OwnAthlete[] }) | null = null;
  return changesActors<DifferenceTypes>({
    async plan(_, signal) {
      const service = await open.service(signal);
      const journal = opened?.journal ?? (await open.journal(signal));
      const { plan, listed } = await makePlan({ service, journal }, signal);
      opened = { service, journal, listed };
      return plan;
    },
    async send({ difference, outcomes: earlier, found }, controls) {
      if (opened === null) throw new Error('Nothing was planned');
      const { service, journal, listed } = opened;
      await journal.settle(found.additions);
      await journal.settleChanges(found.changes);
      let outcomes = earlier;
      const ports = {
        ...controls,
        service,
        journal,
        clock,
        listed: countNamesakes(listed),
        answered(answered: readonly Outcome[]) {
          outcomes = [...outcomes, ...answered];
          progress?.(outcomes, 0);
        },
        waiting: (rest: number) => progress?.(outcomes, rest),
      };
      const left = remaining(difference, earlier);
      const sent = renews ? await renewed(left, service, controls.signal) : left;
      const end = await sendDifference(sent, ports, {
        ...usualSending,
        ...sending,
      });
      return { ...end, outcomes };
    },
  });
}

async function renewed(
  { removed, ...others }: Difference,
  service: AgencyService,
  signal: AbortSignal,
): Promise<Difference> {
  const listed = await service.inFull(await service.listMine(signal), signal);
  const now = new Map(listed.map((athlete) => [athlete.id, athlete]));
  return {
    ...others,
    removed: removed.map((removal) => {
      const athlete = now.get(removal.id);
      return athlete === undefined ? removal : removalOf(athlete);
    }),
  };
}
