import { completeness } from '@matchpoint/core/athletes/fields/completeness';
import { formatCount } from '@matchpoint/core/display/count';
import { useVerification } from '../account/unverified-email.tsx';
import { useMyAthletes } from '../athletes/my-athletes/use-my-athletes.ts';
import { useSessionState } from '../session/use-session.ts';
import { QuietLine } from '../ui/text/lines.tsx';
import { ListLink } from './list-link.tsx';

/** For a person who has to verify their email first, also says where that stands (rules/account.md#verified-email). */
export function OwnListLink() {
  const { mustVerify, text } = useVerification();
  const isSignedIn = useSessionState(({ step }) => step === 'signedIn');
  const agencyId = useSessionState(({ activeAgencyId }) => activeAgencyId);
  return (
    <>
      {agencyId === null ? (
        <ListLink {...(isSignedIn && { href: '/my-athletes' })} />
      ) : (
        <>
          <OwnList agencyId={agencyId} />
          <ListLink href="/my-athletes/import" label="Import" />
        </>
      )}
      {mustVerify && <QuietLine role="status">{text}</QuietLine>}
    </>
  );
}

/** The link to My Athletes with their number, and that of those that miss something, once they are known. */
function OwnList({ agencyId }: { agencyId: string }) {
  const { athletes = [] } = useMyAthletes(agencyId);
  const incomplete = athletes.filter(
    ({ athlete }) => athlete && completeness(athlete).missing.length > 0,
  ).length;
  const counts = athletes.length > 0 ? ` · ${formatCount(athletes.length)}` : '';
  const work = incomplete > 0 ? `, ${formatCount(incomplete)} incomplete` : '';
  return <ListLink href="/my-athletes" label={`My Athletes${counts}${work}`} />;
}
