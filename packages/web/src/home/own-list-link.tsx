import { useSessionState } from '../session/use-session.ts';
import { ListLink } from './list-link.tsx';

/** Leads to the next step of listing athletes (rules/pages.md#home-page). */
export function OwnListLink() {
  const isSignedIn = useSessionState(({ step }) => step === 'signedIn');
  const hasAgency = useSessionState(({ activeAgencyId }) => activeAgencyId !== null);
  if (!isSignedIn) return <ListLink href="/sign-up" />;
  return <ListLink href={hasAgency ? '/my-athletes' : '/account'} />;
}
