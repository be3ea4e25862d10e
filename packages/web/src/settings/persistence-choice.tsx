import type { Persistence } from '@matchpoint/core/identity/identity-provider';
import { persistenceView } from '@matchpoint/core/session/persistence.view';
import { useSelector } from '@xstate/react';
import { useSession } from '../session/use-session.ts';
import { CardBody } from '../ui/card/card-body.tsx';
import { Choice } from '../ui/form/choice.tsx';
import { Banner } from '../ui/status/banner.tsx';

const options = [
  { value: 'device', label: 'This device', hint: 'Until you log out, in every tab' },
  { value: 'tab', label: 'This tab', hint: 'Until you close it; other tabs are logged out' },
  { value: 'memory', label: 'Not at all', hint: 'Until you reload or leave the page' },
] as const satisfies readonly {
  readonly value: Persistence;
  readonly label: string;
  readonly hint: string;
}[];

/** Where the session is stored, now and at the next sign-in. */
export function PersistenceChoice() {
  const { persistence } = useSession();
  const { chosen, problem } = useSelector(persistence, persistenceView);
  return (
    <>
      {problem !== null && (
        <CardBody>
          <Banner status="danger">{problem}</Banner>
        </CardBody>
      )}
      <Choice
        titled
        label="Stay signed in"
        options={options}
        value={chosen}
        onChange={(wanted) => persistence.send({ type: 'choose', persistence: wanted })}
      />
    </>
  );
}
