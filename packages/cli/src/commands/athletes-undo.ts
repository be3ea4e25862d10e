import type { JournalRun } from '@matchpoint/core/changes/journal-entry';
import { type DifferencePlan, type UndoCounts, undoCounts } from '@matchpoint/core/changes/plan-undo';
import { leftSentences, undoneText, undoSentences } from '@matchpoint/core/changes/undo-text';
import { counted } from '@matchpoint/core/display/count';
import type { Command } from 'commander';
import { confirmed } from '../confirm.ts';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { runUndo, type UndoEnd } from '../roster/run-undo.ts';
import { formatOf, openRun, type Run } from '../run.ts';

/** What an undo would do, for programs too. */
interface UndoOutlook extends Pick<DifferencePlan, 'changed' | 'gone' | 'undecided'> {
  readonly remove: number;
  readonly putBack: number;
  readonly restore: number;
}

interface UndoOptions {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}

export function define(command: Command, host: Host): void {
  command
    .argument(
      '<file or last>',
      'the imported file or its journal, or last for the last import on this machine',
    )
    .option('-y, --yes', 'undo without asking')
    .option('--dry-run', 'show what it would do')
    .action(async (what: string) => {
      const run = openRun(command, host);
      const { yes = false, dryRun = false } = command.opts<UndoOptions>();
      let planned: UndoOutlook | null = null;
      const end = await runUndo(run, what, async (plan, imported) => {
        const outlook = outlookOf(plan);
        planned = outlook;
        const lines = undoSentences(plan).map((sentence) => `\n  ${sentence}`);
        run.log.info(`Undoing the import ${importText(imported)}:${lines.join('')}`);
        return !dryRun && (yes || confirmed(host, 'undone', questionText(outlook)));
      });
      if (dryRun && planned !== null) return printResult(run, planned);
      const counts = countsOf(end);
      if (counts !== null) printResult(run, counts);
      logEnd(run, end);
    });
  addExamples(command, {
    'matchpoint athletes undo last': 'shows what it removes and puts back, then asks',
    'matchpoint athletes undo roster.xlsx --dry-run': 'what it would do',
    'matchpoint athletes undo roster.xlsx --yes': 'in a script',
  });
  command.addHelpText(
    'after',
    `
Athletes that the import created are removed, those that it changed get their
earlier values, and those that it removed (--missing remove) are added again.
What was changed since is left alone.`,
  );
}

/** 'of roster.csv, 2027-05-03 14:05, into Demo Agency at https://…' */
function importText({ file, at, agency, agencyName = agency, service }: JournalRun): string {
  // The date format of Sweden is ISO's.
  const written = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
  const name = file === '-' ? 'standard input' : file;
  const about = [
    ...(name === undefined ? [] : [`of ${name}`]),
    ...(at === undefined ? [] : [written.format(new Date(at))]),
  ];
  return [...about, `into ${agencyName} at ${service}`].join(', ');
}

function outlookOf({ difference, changed, gone, undecided }: DifferencePlan): UndoOutlook {
  const { added, updated, removed } = difference;
  const numbers = { remove: removed.length, putBack: updated.length, restore: added.length };
  return { ...numbers, changed, gone, undecided };
}

function questionText({ remove, putBack, restore }: UndoOutlook): string {
  return `Undo it for ${counted(remove + putBack + restore, 'athlete')}?`;
}

/** Prints the counts, or with `--dry-run` the plan, as one object with `--format json` or `ndjson`. */
function printResult(run: Run, result: UndoCounts | UndoOutlook): void {
  const format = formatOf(run);
  if (format === 'json' || format === 'ndjson') run.host.stdout.write(`${JSON.stringify(result)}\n`);
}

/** Null where nothing was planned, or answers were not awaited. */
function countsOf(end: UndoEnd): UndoCounts | null {
  if (end.step === 'nothing') return undoCounts(end.plan, []);
  return 'end' in end && end.end !== null ? undoCounts(end.plan, end.end.outcomes) : null;
}

const runAgain = 'Run the same command again to continue.';

/** @throws {ExitError} unless it was undone */
function logEnd({ log }: Run, end: UndoEnd): void {
  switch (end.step) {
    case 'failed':
      throw end.error;
    case 'cancelled':
      throw new ExitError('interrupted', 'Nothing was undone.');
    case 'unsupported':
      throw new ExitError(
        'unsupported',
        'This service cannot remove or change athletes. Nothing was undone.',
      );
    case 'nothing': {
      const why = leftSentences(end.plan).join(' ') || 'It did nothing, or was undone before.';
      log.info(`There is nothing to undo. ${why}`);
      return;
    }
    case 'stopped':
      throw new ExitError('interrupted', `Interrupted.${doneText(countsOf(end))}`, runAgain);
    case 'unreachable':
      throw new ExitError('unreachable', `${end.problem}${doneText(countsOf(end))}`, runAgain);
    case 'ended': {
      const counts = undoCounts(end.plan, end.end.outcomes);
      const text = `Undone:${doneText(counts)}`;
      if (counts.left > 0) throw new ExitError('incomplete', text, runAgain);
      const left = leftSentences(end.plan).join(' ');
      if (counts.undecided > 0) throw new ExitError('incomplete', text, left);
      log.info(text);
      if (left !== '') log.notice(left);
    }
  }
}

function doneText(counts: UndoCounts | null): string {
  return counts === null ? '' : ` ${undoneText(counts)}.`;
}
