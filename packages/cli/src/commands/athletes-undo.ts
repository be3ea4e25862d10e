import { counted, formatCount } from '@matchpoint/core/display/count';
import type { UndoOutlook } from '@matchpoint/core/roster/undo-import.view';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { askYesOrNo, canAsk } from '../prompt/prompt.ts';
import { runUndo, type UndoEnd } from '../roster/run-undo.ts';
import { formatOf, openRun, type Run } from '../run.ts';
import { quotedCell } from '../wording.ts';

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
      let isShown = false;
      const end = await runUndo(run, what, async (outlook, agency) => {
        isShown = true;
        run.log.info(`Undoing this import into ${agency} at ${run.options.apiUrl}:\n${outlookText(outlook)}`);
        return !dryRun && (yes || confirmUndo(run, outlook));
      });
      if (dryRun && isShown) return;
      printCounts(run, end);
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

/** Prints the counts as one object, with `--format json` or `ndjson`. */
function printCounts(run: Run, end: UndoEnd): void {
  const format = formatOf(run);
  if ((format !== 'json' && format !== 'ndjson') || !('counts' in end) || end.counts === null) return;
  run.host.stdout.write(`${JSON.stringify(end.counts)}\n`);
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

function doneText(counts: Extract<UndoEnd, { counts: unknown }>['counts']): string {
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
