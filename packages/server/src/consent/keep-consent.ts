import type { ConsentMode } from '@matchpoint/core/consent/consent';
import { counted } from '@matchpoint/core/display/count';
import type { Database } from '../database/pool.ts';
import { changeDirectory } from '../directory/directory-version.ts';
import { reasonOf } from '../error-reason.ts';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import {
  countUndecided,
  countUnlisted,
  type Decision,
  decideExisting,
  endConsent,
  listAll,
} from './consent-state.ts';

const everyMinute = 60_000;

interface Keeping {
  readonly database: Database;
  readonly mode: ConsentMode;
  /** Whether the data are a demo's, about which nobody has to decide. */
  readonly demo: boolean;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Ends yeses whose last day is over, now and each minute (rules/consent.md#end). Returns what stops that.
 * @throws {StartupError} while there are athletes about whom the operator has not decided, or, where nobody is asked and nobody
 * hidden, such that everybody would see then, or nobody ever (rules/consent.md#existing)
 */
export async function keepConsent({ database, mode, demo, log }: Keeping): Promise<() => void> {
  if (mode === 'off' || mode === 'hide') {
    const unlisted = await countUnlisted(database, mode);
    if (unlisted > 0) throw new StartupError(isUndecided(mode, unlisted));
    return () => undefined;
  }
  if (demo) await decide(database, { keepUntil: '2050-12-31' });
  const undecided = await countUndecided(database);
  if (undecided > 0) throw new StartupError(askForDecision(mode, undecided));
  const end = () =>
    changeDirectory(database, async (queries) => {
      const ended = await endConsent(queries);
      return { result: ended, isChanged: ended > 0 };
    });
  await end();
  const timer = setInterval(() => {
    end().catch((error: unknown) =>
      log.warn(
        { error: reasonOf(error) },
        'yeses that are over could not be ended; trying again in a minute',
      ),
    );
  }, everyMinute);
  timer.unref();
  return () => clearInterval(timer);
}

/** @returns how many athletes it was decided about */
export function decide(database: Database, decision: Decision | 'list'): Promise<number> {
  return changeDirectory(database, async (queries) => {
    const decided = await (decision === 'list' ? listAll(queries) : decideExisting(queries, decision));
    return { result: decided, isChanged: decided > 0 };
  });
}

function isUndecided(mode: 'off' | 'hide', count: number): string {
  const athletes = counted(count, 'athlete');
  return [
    mode === 'off'
      ? `MATCHPOINT_CONSENT is off, so everybody would see ${athletes} hidden or waiting for the family. Decide with one of:`
      : `MATCHPOINT_CONSENT is hide, so nobody asks the families for which ${athletes} would wait unseen. Decide with one of:`,
    mode === 'off'
      ? '  MATCHPOINT_CONSENT=hide                          agencies go on hiding whom they want'
      : '  MATCHPOINT_CONSENT=family                        their families are asked as before',
    '  matchpoint-server admin consent --existing list  everybody sees them, and who is hidden, too',
  ].join('\n');
}

function askForDecision(mode: ConsentMode, count: number): string {
  return [
    `MATCHPOINT_CONSENT is ${mode}, and of ${counted(count, 'athlete')} nobody has said whether the family agrees. Decide with one of:`,
    '  matchpoint-server admin consent --existing keep-until=2027-03-31   they stay listed until that day',
    '  matchpoint-server admin consent --existing hide                    nobody sees them before the family agrees',
    '  matchpoint-server admin consent --existing declared                their agencies have asked: they stay until their term ends',
  ].join('\n');
}
