import { ExitError } from '../exit-error.ts';
import type { GlobalOptions } from '../global-options.ts';

export function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

/**
 * Refuses to send passwords and tokens where others can read them (rules/terminal.md#secrets-on-the-wire).
 * @param urls the addresses they would be sent to
 * @throws {ExitError}
 */
export function refusePlainHttp({ insecure }: GlobalOptions, ...urls: readonly (string | null)[]): void {
  for (const url of urls)
    if (url?.startsWith('http:') && !isLoopback(url) && !insecure)
      throw new ExitError(
        'usage',
        `Passwords and tokens are not sent to ${url}, because others could read them on the way.`,
        'Use its https address. On a private network, --insecure sends them.',
      );
}
