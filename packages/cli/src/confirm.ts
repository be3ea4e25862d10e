import { ExitError } from './exit-error.ts';
import type { Host } from './host.ts';
import { askYesOrNo, canAsk } from './prompt/prompt.ts';

/** What a yes leads to, and what `--yes` is to do. */
const deeds = { removed: 'remove', sent: 'send', undone: 'undo' };

/** Asks a question that `--yes` answers. @throws {ExitError} where nobody can be asked */
export async function confirmed(host: Host, deed: keyof typeof deeds, question: string): Promise<boolean> {
  if (canAsk(host)) return askYesOrNo(question);
  throw noTerminal(deed);
}

export const noTerminal = (deed: keyof typeof deeds) =>
  new ExitError(
    'usage',
    `Nothing was ${deed}: there is no terminal to confirm in.`,
    `Add --yes to ${deeds[deed]}.`,
  );

/**
 * Returns with `--yes`, or once the question is answered with yes.
 * @throws {ExitError} otherwise
 */
export async function confirmOrStop(host: Host, yes: boolean, question: string): Promise<void> {
  if (!yes && !(await confirmed(host, 'removed', question)))
    throw new ExitError('interrupted', 'Nothing was removed.');
}
