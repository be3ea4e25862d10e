import { useActiveProfile } from '../session/use-session.ts';
import { OwnDestinations } from './own-destinations.tsx';

export function ProfileDestinations() {
  return <OwnDestinations type={useActiveProfile()?.type} />;
}
