import { Readable } from 'node:stream';
import { operations } from '@matchpoint/core/contract/operations';
import { privateText } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import type { AccountExportStore } from './account-export.store.ts';
import type { OnCaller } from './caller-calls.ts';
import { signInEnded } from './identified.ts';

/** The exports of one account: each takes one of the few connections for streams. */
const perHour = { attempts: 10, seconds: 3600 };

/** Everything that is kept about the caller (rules/account.md#account-export). */
export function accountExportRoutes(
  onCaller: OnCaller,
  accountExport: AccountExportStore,
  rateLimiter: RateLimiter,
): void {
  onCaller(operations.exportMe, async (user, { req }) => {
    if (req.method === 'HEAD') return privateText(null);
    const wait = await rateLimiter.count('export', user.id, perHour);
    if (wait !== null)
      return problem(429, `Your data can be exported ${perHour.attempts} times an hour; try again later.`, {
        'Retry-After': String(wait),
      });
    const document = await accountExport.open(user, req.raw.signal);
    if (document === null) return signInEnded();
    return privateText(Readable.toWeb(document));
  });
}
