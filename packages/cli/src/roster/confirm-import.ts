import { counted, formatCount } from '@matchpoint/core/display/count';
import { confirmed, noTerminal } from '../confirm.ts';
import { ExitError } from '../exit-error.ts';
import { askYesOrNo, canAsk } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';
import type { ImportOptions } from './import-options.ts';
import type { Confirming } from './run-import.ts';

/** Confirms creates and changes, by `--yes` or by a question. */
export async function confirmPlan(
  run: Run,
  file: string,
  { plan: { counts } }: Confirming,
  { yes = false }: ImportOptions,
): Promise<boolean> {
  const [sent, changed] = [counts.send + counts.again, counts.update];
  if (yes || sent + changed === 0) return true;
  if (file === '-') throw noTerminal('sent');
  const actions = [
    ...(sent > 0 ? [`send ${counted(sent, 'athlete')}`] : []),
    ...(changed > 0 ? [`change ${counted(changed, 'athlete')}`] : []),
  ].join(' and ');
  return confirmed(run.host, 'sent', `${actions.charAt(0).toUpperCase()}${actions.slice(1)}?`);
}

/** Removal needs its own confirmation; `--yes` does not cover it (rules/import.md#import-missing). */
export async function confirmRemoval(
  run: Run,
  file: string,
  { plan: { missing } }: Confirming,
  { confirmRemoval: expected }: ImportOptions,
): Promise<boolean> {
  const athletes = counted(missing.length, 'athlete');
  if (expected === missing.length) return true;
  if (expected !== undefined)
    throw new ExitError(
      'usage',
      `Nothing was sent: ${athletes} would be removed, not the ${formatCount(expected)} of --confirm-removal.`,
    );
  if (file === '-' || !canAsk(run.host))
    throw new ExitError(
      'usage',
      `Nothing was sent: ${athletes} would be removed, and there is no terminal to confirm in.`,
      `Look at them with --missing report, then add --confirm-removal ${missing.length}.`,
    );
  return askYesOrNo(`Remove ${athletes} missing in this file?`);
}
