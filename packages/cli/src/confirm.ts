import { ExitError } from './exit-error.ts';
import type { Host } from './host.ts';
import { askYesOrNo, canAsk } from './prompt/prompt.ts';

/**
 * Returns with `--yes`, or once the question is answered with yes.
 * @throws {ExitError} otherwise
 */
export async function confirmOrStop(host: Host, yes: boolean, question: string): Promise<void> {
  if (yes) return;
  if (!canAsk(host))
    throw new ExitError(
      'usage',
      'Nothing was removed: there is no terminal to confirm in.',
      'Add --yes to remove.',
    );
  if (!(await askYesOrNo(question))) throw new ExitError('interrupted', 'Nothing was removed.');
}
