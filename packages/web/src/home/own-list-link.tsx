import { useVerification } from '../account/use-verification.ts';
import { useSessionState } from '../session/use-session.ts';
import { QuietLine } from '../ui/text/quiet-line.tsx';
import { ListLink } from './list-link.tsx';

/** For a person who has to verify their email first, also says where that stands (rules/account.md#verified-email). */
export function OwnListLink() {
  const { mustVerify, text } = useVerification();
  return (
    <>
      <ListLink isSignedIn={useSessionState(({ step }) => step === 'signedIn')} />
      {mustVerify && <QuietLine role="status">{text}</QuietLine>}
    </>
  );
}
