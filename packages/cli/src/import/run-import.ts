import { columnProblemText } from '@matchpoint/core/athletes/athlete-columns';
import { importAthletesActors } from '@matchpoint/core/athletes/import-athletes.actors';
import { importAthletesMachine } from '@matchpoint/core/athletes/import-athletes.machine';
import type { RowOutcome } from '@matchpoint/core/athletes/import-outcome';
import { type Actor, createActor, type SnapshotFrom, waitFor } from 'xstate';
import { exitCodes } from '../exit-codes.ts';
import { ExitError } from '../exit-error.ts';
import { askYesOrNo, canAsk } from '../prompt.ts';
import type { Run } from '../run.ts';
import { askColumns, mapFlags } from './ask-columns.ts';
import type { ImportOptions } from './import-options.ts';
import { openImport } from './open-import.ts';
import { refuseSameFile } from './outcome-files.ts';
import { createProgressLine, noProgress, type ProgressLine } from './progress-line.ts';

export type ImportSnapshot = SnapshotFrom<typeof importAthletesMachine>;

/** Where `athletes validate` and `athletes import` differ. */
export interface ImportHandlers {
  /** Whether to send, once the plan is known. */
  readonly confirm: (state: ImportSnapshot, about: { readonly agency: string }) => Promise<boolean>;
  /** Receives each row once, as soon as its outcome is known. */
  readonly outcome?: (outcome: RowOutcome) => Promise<void>;
}

/** Drives the import's machine from a terminal, and closes everything afterwards. @returns its last state */
export async function runImport(
  run: Run,
  path: string,
  options: ImportOptions & { readonly checkOnly: boolean },
  { confirm, outcome }: ImportHandlers,
): Promise<ImportSnapshot> {
  const { host, log } = run;
  refuseSameFile(path, [options.report, options.rejects]);
  const progress = run.options.quiet ? noProgress : createProgressLine(host.stderr);
  const opened = openImport(run, path, options, progress, outcome);
  const actor = createActor(importAthletesMachine.provide({ actors: importAthletesActors(opened.ports) }), {
    input: {
      chosen: options.map,
      checkOnly: options.checkOnly,
      sure: options.yes === true && options.dryRun !== true,
      canAsk: path !== '-' && canAsk(host) && !options.yes,
      duplicates: options.duplicates ?? 'skip',
    },
  });
  const stopListening = host.onInterrupt(() => {
    progress.clear();
    const isSending = actor.getSnapshot().matches({ sending: 'running' });
    log.warn(isSending ? 'stopping after the pending answers; press again to stop at once' : 'stopping');
    actor.send({ type: 'cancel' });
  });
  try {
    actor.start();
    for (;;) {
      const state = await waitFor(actor, (now) => now.hasTag('asking') || now.status !== 'active');
      progress.clear();
      if (state.status !== 'active') return state;
      if (state.matches('mapping')) await mapColumns(run, actor, state, progress);
      else if (state.matches('outOfReach')) {
        log.warn(state.context.problem ?? '');
        actor.send({ type: (await askYesOrNo('Try again?')) ? 'retry' : 'cancel' });
      } else actor.send({ type: (await confirm(state, { agency: opened.agency() })) ? 'confirm' : 'cancel' });
    }
  } catch (error) {
    // Questions are asked before anything is sent.
    const isLeft = error instanceof ExitError && error.exitCode === exitCodes.interrupted;
    throw isLeft ? new ExitError(exitCodes.interrupted, 'Nothing was sent.') : error;
  } finally {
    stopListening();
    actor.stop();
    progress.clear();
    await opened.close();
  }
}

/** @throws {ExitError} if the columns still do not match */
async function mapColumns(
  { log }: Run,
  actor: Actor<typeof importAthletesMachine>,
  { context: { source, match } }: ImportSnapshot,
  progress: ProgressLine,
): Promise<void> {
  if (source === null || match === null) throw new Error('There is no file to map');
  const chosen = await askColumns(source, match);
  actor.send({ type: 'mapColumns', chosen });
  progress.clear();
  const after = actor.getSnapshot();
  if (after.matches('mapping'))
    throw new ExitError(
      exitCodes.invalid,
      (after.context.match?.problems ?? []).map(columnProblemText).join('\n'),
    );
  if (Object.keys(chosen).length > 0) log.info(`To skip these questions: ${mapFlags(chosen)}`);
}
