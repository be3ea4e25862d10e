import { noOptions } from '@matchpoint/core/roster/checking/plan-import';
import { importRosterActors } from '@matchpoint/core/roster/import-roster.actors';
import { importRosterMachine } from '@matchpoint/core/roster/import-roster.machine';
import { type ImportEnd, type ImportQuestion, importView } from '@matchpoint/core/roster/import-roster.view';
import { columnProblemText } from '@matchpoint/core/roster/matching/column-problems';
import type { RowOutcome } from '@matchpoint/core/roster/sending/row-outcome';
import { type Actor, createActor, waitFor } from 'xstate';
import { ExitError } from '../exit-error.ts';
import { askYesOrNo, canAsk } from '../prompt.ts';
import type { Run } from '../run.ts';
import { askColumns, mapFlag, mapFlags } from './ask-columns.ts';
import type { ImportOptions } from './import-options.ts';
import { openImport } from './open-import.ts';
import { refuseSameFile } from './outcome-files.ts';
import { createProgressLine, noProgress, type ProgressLine } from './progress-line.ts';

type Question<Step> = Extract<ImportQuestion, { step: Step }>;

/** Where `athletes validate` and `athletes import` differ. */
export interface ImportHandlers {
  /** Whether to send, once the plan is known. */
  readonly confirm: (
    question: Question<'confirming'>,
    about: { readonly agency: string },
  ) => Promise<boolean>;
  /** Receives each row once, as soon as its outcome is known. */
  readonly outcome?: (outcome: RowOutcome) => Promise<void>;
}

/** Drives the import's machine from a terminal, and closes everything afterwards. @returns how it ended */
export async function runImport(
  run: Run,
  path: string,
  options: ImportOptions & { readonly checkOnly: boolean },
  { confirm, outcome }: ImportHandlers,
): Promise<ImportEnd> {
  const { host, log } = run;
  refuseSameFile(path, [options.report, options.rejects]);
  const progress = run.options.quiet ? noProgress : createProgressLine(host.stderr);
  const opened = openImport(run, path, options, progress, outcome);
  const actor = createActor(importRosterMachine.provide({ actors: importRosterActors(opened.ports) }), {
    input: {
      chosen: options.map,
      checkOnly: options.checkOnly,
      sure: options.yes === true && options.dryRun !== true,
      canAsk: path !== '-' && canAsk(host) && !options.yes,
      options: { ...noOptions, duplicates: options.duplicates ?? noOptions.duplicates },
    },
  });
  const stopListening = host.onInterrupt(() => {
    progress.clear();
    const isSending = importView(actor.getSnapshot()).step === 'sending';
    log.warn(isSending ? 'stopping after the pending answers; press again to stop at once' : 'stopping');
    actor.send({ type: 'cancel' });
  });
  try {
    actor.start();
    for (;;) {
      const view = importView(await waitFor(actor, (now) => now.hasTag('asking') || now.status !== 'active'));
      progress.clear();
      switch (view.step) {
        case 'mapping':
          await mapColumns(run, actor, view, progress);
          break;
        case 'outOfReach':
          log.warn(view.problem);
          actor.send({ type: (await askYesOrNo('Try again?')) ? 'retry' : 'cancel' });
          break;
        case 'confirming':
          actor.send({ type: (await confirm(view, { agency: opened.agency() })) ? 'confirm' : 'cancel' });
          break;
        case 'preparing':
        case 'sending':
        case 'stopping':
          break;
        default:
          return view;
      }
    }
  } catch (error) {
    // Questions are asked before anything is sent.
    const isLeft = error instanceof ExitError && error.code === 'interrupted';
    throw isLeft ? new ExitError('interrupted', 'Nothing was sent.') : error;
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
  actor: Actor<typeof importRosterMachine>,
  { source, match }: Question<'mapping'>,
  progress: ProgressLine,
): Promise<void> {
  const chosen = await askColumns(source, match);
  actor.send({ type: 'mapColumns', chosen });
  progress.clear();
  const after = importView(actor.getSnapshot());
  if (after.step === 'mapping')
    throw new ExitError(
      'invalidFile',
      after.match.problems.map((problem) => columnProblemText(problem, mapFlag)).join('\n'),
    );
  if (Object.keys(chosen).length > 0) log.info(`To skip these questions: ${mapFlags(chosen)}`);
}
