import { exportAccount } from '@matchpoint/core/account/export-account.form';
import { useForm } from '../machines/use-form.ts';
import { useSession } from '../session/use-session.ts';
import { Button } from '../ui/button/button.tsx';
import { saveFile } from '../ui/file/files.ts';
import { ButtonRow } from '../ui/form/form-footer.tsx';
import { ProblemBanner } from '../ui/status/banner.tsx';
import { QuietLine } from '../ui/text/lines.tsx';

/** Downloads everything that is kept about the person (rules/account.md#account-export). */
export function ExportButton() {
  const { authorize, client } = useSession();
  const save = (name: string, text: string) => saveFile(name, [text], 'application/json');
  const { actor, step, banner } = useForm(exportAccount, { client, authorize, save });
  const isExporting = step === 'sending';
  return (
    <>
      <ProblemBanner reasons={banner} />
      <ButtonRow>
        <Button
          variant="outline"
          aria-busy={isExporting}
          aria-disabled={isExporting}
          onClick={() => actor.send({ type: 'submit', entered: null })}
        >
          Download my data
        </Button>
        {(isExporting || step === 'accepted') && (
          <QuietLine role="status">
            {isExporting ? 'Reading all that is kept about you…' : 'Saved as matchpoint-account.json.'}
          </QuietLine>
        )}
      </ButtonRow>
    </>
  );
}
