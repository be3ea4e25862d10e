import { useVerification } from '../account/use-verification.ts';
import { useSessionState } from '../session/use-session.ts';
import { QuietLine } from '../ui/text/quiet-line.tsx';
import { ListLink } from './list-link.tsx';

/** For a person who has to verify their email first, also says where that stands (rules/account.md#verified-email). */
export function OwnListLink() {
  const { mustVerify, text } = useVerification();
  const isSignedIn = useSessionState(({ step }) => step === 'signedIn');
  const isAgency = useSessionState(({ activeAgencyId }) => activeAgencyId !== null);
  return (
    <>
      <ListLink {...(isSignedIn && { href: '/my-athletes' })} {...(isAgency && { label: 'My Athletes' })} />
      {isAgency && <ListLink href="/my-athletes/import" label="Import" />}
      {mustVerify && <QuietLine role="status">{text}</QuietLine>}
    </>
  );
}
