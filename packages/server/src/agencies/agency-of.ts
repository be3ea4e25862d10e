import { idOrNone } from '../directory/list-statement.ts';
import type { PeerContext } from '../users/identified.ts';
import type { User } from '../users/users.store.ts';
import type { OwnAgency } from './access.ts';

/** The agency in the path and the user who calls. */
export function agencyOf({ id: userId }: User, req: PeerContext['req']): OwnAgency {
  return { userId, agencyId: idOrNone(req.param('agencyId')) };
}
