import { chakra } from '@chakra-ui/react';
import { activeAgencyId, currentUser } from '@matchpoint/core/session/session.selectors';
import type { ReactNode } from 'react';
import { useSessionState } from '../session/use-session.ts';
import { PageLink } from '../ui/text-link.tsx';

/** What only a person with an active Agency profile has; the others read how to get one (decision 28). */
export function WithAgencyProfile({ children }: { children?: (agencyId: string) => ReactNode }) {
  const isLoaded = useSessionState(currentUser) !== null;
  const agencyId = useSessionState(activeAgencyId);
  if (agencyId !== null) return children?.(agencyId);
  if (!isLoaded) return null;
  return (
    <chakra.p color="fg.muted">
      To have an agency here, create an Agency profile in <PageLink href="/account">My Account</PageLink>.
    </chakra.p>
  );
}
