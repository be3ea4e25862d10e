import { counted, formatCount } from '@matchpoint/core/display/count';
import type { JournalRun } from '@matchpoint/core/roster/journal/journal-entry';
import type { UndoOutlook } from '@matchpoint/core/roster/undo-import.view';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { askYesOrNo, canAsk } from '../prompt/prompt.ts';
import { runUndo, type UndoEnd } from '../roster/run-undo.ts';
import { formatOf, openRun, type Run } from '../run.ts';
import { quotedCell } from '../wording.ts';

type UndoCounts = Extract<UndoEnd, { step: 'undone' }>['counts'];

interface UndoOptions {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}

export function athletesUndo(command: Command, host: Host): void {
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
      const end = await runUndo(run, what, async (outlook, imported) => {
        planned = outlook;
        run.log.info(`Undoing the import ${importText(imported)}:\n${outlookText(outlook)}`);
        return !dryRun && (yes || confirmUndo(run, outlook));
      });
      if (dryRun && planned !== null) return printResult(run, planned);
      if ('counts' in end && end.counts !== null) printResult(run, end.counts);
      else if (end.step === 'nothingToUndo') printResult(run, nothingUndone(end.outlook));
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
Athletes that the import created are removed, and those that it changed get
their earlier values. What was changed since is left alone. Athletes that the
import removed (--missing remove) do not come back.`,
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

function outlookText({ remove, putBack, changed, gone }: UndoOutlook): string {
  const lines = [
    ...(remove > 0 ? [`  ${counted(remove, 'athlete')} will be removed`] : []),
    ...(putBack > 0 ? [`  ${counted(putBack, 'athlete')} will be put back`] : []),
    ...(changed.length > 0 ? [`  ${changedText(changed)}`] : []),
    ...(gone > 0 ? [`  ${counted(gone, 'athlete')} ${gone === 1 ? 'is' : 'are'} gone already`] : []),
  ];
  return lines.join('\n');
}

function changedText(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => quotedCell(name));
  const rest = names.length > shown.length ? `, and ${counted(names.length - shown.length, 'other')}` : '';
  return `${counted(names.length, 'athlete')} changed since will stay: ${shown.join(', ')}${rest}`;
}

async function confirmUndo(run: Run, { remove, putBack }: UndoOutlook): Promise<boolean> {
  if (!canAsk(run.host))
    throw new ExitError(
      'usage',
      'Nothing was undone: there is no terminal to confirm in.',
      'Add --yes to undo.',
    );
  return askYesOrNo(`Undo it for ${counted(remove + putBack, 'athlete')}?`);
}

/** Prints the counts, or with `--dry-run` the plan, as one object with `--format json` or `ndjson`. */
function printResult(run: Run, result: UndoCounts | UndoOutlook): void {
  const format = formatOf(run);
  if (format === 'json' || format === 'ndjson') run.host.stdout.write(`${JSON.stringify(result)}\n`);
}

function nothingUndone({ changed, gone }: UndoOutlook): UndoCounts {
  return { removed: 0, putBack: 0, changed: changed.length, gone, left: 0 };
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
    case 'nothingToUndo': {
      const { changed } = end.outlook;
      const why = changed.length === 0 ? 'It did nothing, or was undone before.' : `${changedText(changed)}.`;
      log.info(`There is nothing to undo. ${why}`);
      return;
    }
    case 'interrupted':
      throw new ExitError('interrupted', `Interrupted.${doneText(end.counts)}`, runAgain);
    case 'stalled':
      throw new ExitError('unreachable', `${end.problem}${doneText(end.counts)}`, runAgain);
    case 'undone': {
      const { counts, outlook } = end;
      const text = `Undone:${doneText(counts)}`;
      if (counts.left > 0) throw new ExitError('incomplete', text, runAgain);
      log.info(text);
      if (outlook.changed.length > 0) log.notice(`${changedText(outlook.changed)}.`);
    }
  }
}

function doneText(counts: UndoCounts | null): string {
  if (counts === null) return '';
  const { removed, putBack, changed, gone, left } = counts;
  const parts: readonly (readonly [number, string])[] = [
    [removed, 'removed'],
    [putBack, 'put back'],
    [changed, 'changed since'],
    [gone, 'gone already'],
    [left, 'not undone'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`);
  return ` ${said.length === 0 ? 'nothing' : said.join(', ')}.`;
}
