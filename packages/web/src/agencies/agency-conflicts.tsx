import { chakra } from '@chakra-ui/react';
import type { AgencyConflict } from '@matchpoint/core/agencies/agency-editing';
import { type AgencyEntry, type AgencyField, entryText } from '@matchpoint/core/agencies/agency-form';
import { shown, shownCountry } from '@matchpoint/core/display/display';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.ts';
import { agencyLabels } from './agency-labels.ts';

interface AgencyConflictsProps {
  readonly conflicts: readonly AgencyConflict[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both values of each field that was changed here, and two ways on. */
export function AgencyConflicts({ conflicts, onKeepMine, onTakeTheirs }: AgencyConflictsProps) {
  return (
    <Frame>
      <Banner status="danger">
        This agency was saved somewhere else after you opened it. Nothing of yours is saved yet: choose which
        values it is to have.
      </Banner>
      <chakra.table aria-label="Both values">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Your value</th>
            <th scope="col">Saved meanwhile</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ field, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{agencyLabels[field]}</th>
              <td data-title="Your value">{fieldText(mine, field)}</td>
              <td data-title="Saved meanwhile">{fieldText(theirs, field)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <div>
        <Button type="button" variant="outline" onClick={onTakeTheirs}>
          Take what was saved
        </Button>
        <Button type="button" onClick={onKeepMine}>
          Save my values
        </Button>
      </div>
    </Frame>
  );
}

function fieldText(entry: AgencyEntry, field: AgencyField): string {
  const text = entryText(entry, field);
  return field === 'country' ? shownCountry(text) : shown(text);
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: { base: '4', md: '6' },
    '& table': { width: 'full', textStyle: 'sm', textAlign: 'start', tableLayout: 'fixed' },
    '& th, & td': {
      py: '2',
      pe: '4',
      borderBottomWidth: '1px',
      verticalAlign: 'top',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& th': { fontWeight: 'medium', color: 'fg.muted' },
    '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
    mdDown: { '& > div > button': { flex: '1 1 100%' } },
  },
});
