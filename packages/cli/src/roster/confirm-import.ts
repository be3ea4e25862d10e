import { counted, formatCount } from '@matchpoint/core/display/count';
import { planAction, removalQuestion } from '@matchpoint/core/roster/outcomes/plan.view';
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
  { plan }: Confirming,
  { yes = false }: ImportOptions,
): Promise<boolean> {
  const { send, again, update } = plan.counts;
  if (yes || send + again + update === 0) return true;
  if (file === '-') throw noTerminal('sent');
  return confirmed(run.host, 'sent', `${planAction(plan)}?`);
}

/** Removal needs its own confirmation; `--yes` does not cover it (rules/import.md#import-missing). */
export async function confirmRemoval(
  run: Run,
  file: string,
  { plan }: Confirming,
  { confirmRemoval: expected }: ImportOptions,
): Promise<boolean> {
  const { missing } = plan;
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
  const { title, text } = removalQuestion(plan);
  run.log.info(text);
  return askYesOrNo(title);
}
