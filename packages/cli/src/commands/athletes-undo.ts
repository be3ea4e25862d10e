import { sizeOf } from '@matchpoint/core/changes/difference';
import type { JournalRun } from '@matchpoint/core/changes/journal-entry';
import type { DifferencePlan } from '@matchpoint/core/changes/plan-undo';
import { undoEndView, undoSentences } from '@matchpoint/core/changes/undo.view';
import { counted } from '@matchpoint/core/display/count';
import { confirmed } from '../confirm.ts';
import { ExitError } from '../exit-error.ts';
import { printForPrograms } from '../output/output-one.ts';
import { runUndo, type UndoEnd } from '../roster/run-undo.ts';
import type { Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';

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

export function undo(command: RunCommand): void {
  command
    .argument(
      '<file or last>',
      'the imported file or its journal, or last for the last import on this machine',
    )
    .option('-y, --yes', 'undo without asking')
    .option('--dry-run', 'show what it would do')
    .runs(async (run, what: string, { yes = false, dryRun = false }: UndoOptions) => {
      let planned: UndoOutlook | null = null;
      const end = await runUndo(run, what, async (plan, imported) => {
        planned = outlookOf(plan);
        const lines = undoSentences(plan).map((sentence) => `\n  ${sentence}`);
        run.log.info(`Undoing the import ${importText(imported)}:${lines.join('')}`);
        return !dryRun && (yes || confirmed(run.host, 'undone', questionText(plan)));
      });
      if (dryRun && planned !== null) return printForPrograms(run, planned);
      const counts = end.step === 'cancelled' ? null : undoEndView(end).counts;
      if (counts !== null) printForPrograms(run, counts);
      logEnd(run, end);
    })
    .examples({
      'matchpoint athletes undo last': 'shows what it removes and puts back, then asks',
      'matchpoint athletes undo roster.xlsx --dry-run': 'what it would do',
      'matchpoint athletes undo roster.xlsx --yes': 'in a script',
    })
    .addHelpText(
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

const questionText = ({ difference }: DifferencePlan) =>
  `Undo this import for ${counted(sizeOf(difference), 'athlete')}?`;

/** @throws {ExitError} unless it was undone */
function logEnd({ log }: Run, end: UndoEnd): void {
  if (end.step === 'cancelled') throw new ExitError('interrupted', 'Nothing was undone.');
  if (end.step === 'failed') throw end.error;
  const { text, counts } = undoEndView(end);
  const runAgain = 'Run the same command again to continue.';
  switch (end.step) {
    case 'unsupported':
      throw new ExitError('unsupported', text);
    case 'stopped':
      throw new ExitError('interrupted', text, runAgain);
    case 'unreachable':
      throw new ExitError('unreachable', text, runAgain);
    case 'nothing':
      log.info(text);
      return;
    case 'ended':
      if (counts?.left) throw new ExitError('incomplete', text, runAgain);
      if (counts?.undecided) throw new ExitError('incomplete', text);
      log.info(text);
  }
}
