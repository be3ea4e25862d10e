import { useSessionState } from '../session/use-session.ts';
import { ListLink } from './list-link.tsx';

export function OwnListLink() {
  return <ListLink isSignedIn={useSessionState(({ step }) => step === 'signedIn')} />;
}
