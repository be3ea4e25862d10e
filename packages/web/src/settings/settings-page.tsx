import type { Persistence } from '@matchpoint/core/identity/identity-provider';
import { persistenceView } from '@matchpoint/core/session/persistence.view';
import { useSelector } from '@xstate/react';
import { useSession, useSessionState } from '../session/use-session.ts';
import { chooseColourMode, useColourMode } from '../shell/colour-mode.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { CardBody, DataCard } from '../ui/card/card.tsx';
import { FactList } from '../ui/card/fact-list.tsx';
import { Choice } from '../ui/form/choice.tsx';
import { FormColumn } from '../ui/form/field-grid.tsx';
import { Banner } from '../ui/status/banner.tsx';

const colourModes = [
  { value: 'system', label: 'System', hint: 'As this device is set' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** rules/account.md#settings-page */
export function SettingsPage({ title }: PageProps) {
  const address = useSessionState(({ email }) => email);
  return (
    <Page title={title}>
      <FormColumn>
        <DataCard title="Stay signed in">
          <PersistenceChoice />
        </DataCard>
        <DataCard title="Color mode">
          <CardBody>
            <Choice
              titled
              label="Color mode"
              options={colourModes}
              value={useColourMode()}
              onChange={chooseColourMode}
            />
          </CardBody>
        </DataCard>
        <DataCard title="Account" facts={1} waiting={address === null}>
          <FactList facts={{ Email: address }} />
        </DataCard>
      </FormColumn>
    </Page>
  );
}

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
function PersistenceChoice() {
  const { persistence } = useSession();
  const { chosen, problem } = useSelector(persistence, persistenceView);
  return (
    <CardBody>
      {problem !== null && <Banner status="danger">{problem}</Banner>}
      <Choice
        titled
        label="Stay signed in"
        options={options}
        value={chosen}
        onChange={(wanted) => persistence.send({ type: 'choose', persistence: wanted })}
      />
    </CardBody>
  );
}
