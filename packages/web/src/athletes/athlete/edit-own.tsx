import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { useSessionState } from '../../session/use-session.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';

/** Loaded only for the athlete's own agency. */
const EditButton = lazyPart(() => import('./edit-button.tsx'), 'EditButton');

/** Edit, where the active profile is the athlete's agency. */
export function EditOwn({ athlete }: { athlete: Athlete }) {
  const agencyId = useSessionState(({ activeAgencyId }) => activeAgencyId);
  const mustVerify = useSessionState(({ user }) => user?.must_verify_email === true);
  if (mustVerify || agencyId === null || agencyId !== athlete.agency_id) return null;
  return <EditButton key={agencyId} agencyId={agencyId} athlete={athlete} />;
}
