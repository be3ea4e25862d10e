import { useVerification } from '../account/use-verification.ts';
import { useSessionState } from '../session/use-session.ts';
import { buttonClass } from '../ui/button/button.tsx';
import { QuietLine } from '../ui/text/quiet-line.tsx';
import { ListLink } from './list-link.tsx';

/** For a person who has to verify their email first, also says where that stands (rules/account.md#verified-email). */
export function OwnListLink() {
  const { mustVerify, text } = useVerification();
  const isAgency = useSessionState(({ activeAgencyId }) => activeAgencyId !== null);
  return (
    <>
      <ListLink isSignedIn={useSessionState(({ step }) => step === 'signedIn')} isAgency={isAgency} />
      {isAgency && (
        <a href="/my-athletes/import" className={buttonClass('outline')}>
          Import
        </a>
      )}
      {mustVerify && <QuietLine role="status">{text}</QuietLine>}
    </>
  );
}
