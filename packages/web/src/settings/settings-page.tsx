import { useSessionState } from '../session/use-session.ts';
import { chooseColourMode, useColourMode } from '../shell/colour-mode.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { DataCard } from '../ui/card/data-card.tsx';
import { FactList } from '../ui/card/fact-list.tsx';
import { Choice } from '../ui/form/choice.tsx';
import { FormColumn } from '../ui/form/field-grid.tsx';
import { PersistenceChoice } from './persistence-choice.tsx';

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
          <Choice
            titled
            label="Color mode"
            options={colourModes}
            value={useColourMode()}
            onChange={chooseColourMode}
          />
        </DataCard>
        <DataCard title="Account" facts={1} waiting={address === null}>
          <FactList facts={{ Email: address }} />
        </DataCard>
      </FormColumn>
    </Page>
  );
}
