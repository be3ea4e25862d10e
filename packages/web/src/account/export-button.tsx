import { exportAccountActors } from '@matchpoint/core/account/export-account.actors';
import { exportAccountMachine } from '@matchpoint/core/account/export-account.machine';
import { exportAccountView } from '@matchpoint/core/account/export-account.view';
import { useActorRef, useSelector } from '@xstate/react';
import { useProvided } from '../machines/use-provided.ts';
import { useSession } from '../session/use-session.ts';
import { Button } from '../ui/button/button.tsx';
import { saveFile } from '../ui/file/save-file.ts';
import { ProblemBanner } from '../ui/status/problem-banner.tsx';
import { QuietLine } from '../ui/text/quiet-line.tsx';
import styles from './account.module.css';

/** Downloads everything that is kept about the person (rules/account.md#account-export). */
export function ExportButton() {
  const { authorize, client } = useSession();
  const actor = useActorRef(
    useProvided(exportAccountMachine, () =>
      exportAccountActors(client, authorize, (name, text) => saveFile(name, [text], 'application/json')),
    ),
  );
  const { isExporting, isSaved, problem } = useSelector(actor, exportAccountView);
  return (
    <>
      {problem !== null && <ProblemBanner reasons={[problem]} />}
      <div className={styles['buttons']}>
        <Button
          variant="outline"
          aria-busy={isExporting}
          aria-disabled={isExporting}
          onClick={() => actor.send({ type: 'submit', entered: null })}
        >
          Download my data
        </Button>
        {(isExporting || isSaved) && (
          <QuietLine role="status">
            {isExporting ? 'Reading all that is kept about you…' : 'Saved as matchpoint-account.json.'}
          </QuietLine>
        )}
      </div>
    </>
  );
}
