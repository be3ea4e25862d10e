import { isId } from '../directory/list-statement.ts';
import type { PeerContext } from '../users/signed-in.ts';
import type { User } from '../users/users.store.ts';
import type { OwnAgency } from './access.ts';

/** The agency in the path and the one who calls; null: the id cannot be one of ours. */
export function agencyOf({ id: userId }: User, req: PeerContext['req']): OwnAgency | null {
  const agencyId = req.param('agencyId') ?? '';
  return isId(agencyId) ? { userId, agencyId } : null;
}
