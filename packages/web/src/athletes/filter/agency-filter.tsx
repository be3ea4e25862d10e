import { Combobox, createListCollection } from '@chakra-ui/react';
import type { Agency } from '@matchpoint/core/agencies/agency';
import { matchesAgency, sortAgencies } from '@matchpoint/core/agencies/agency-filter';
import { ChevronDown, X } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { useService } from '../../api/service.ts';
import { useListing } from '../../api/use-listing.ts';
import { Input } from '../../ui/form/input.tsx';

/** How many agencies to offer at a time. */
const offered = 20;

interface AgencyFilterProps {
  readonly id: string | undefined;
  /** The name of the chosen agency, if known. */
  readonly name: string | null;
  readonly onChange: (id: string | undefined) => void;
}

/** A combobox to find one agency among any number. */
export const AgencyFilter = memo(function AgencyFilter({ id, name, onChange }: AgencyFilterProps) {
  const { agencies } = useService();
  const [typed, setTyped] = useState('');
  const narrow = useCallback(
    (rows: readonly Agency[]) =>
      sortAgencies(rows.filter(matchesAgency({ q: typed })), 'name').slice(0, offered),
    [typed],
  );
  const query = useMemo(() => ({ ...(typed !== '' && { q: typed }), sort: 'name' }), [typed]);
  const { rows = [] } = useListing(agencies, query, narrow, offered);

  const collection = useMemo(() => {
    const found = rows.slice(0, offered).map((agency) => ({ value: agency.id, label: agency.name }));
    const isListed = id === undefined || found.some(({ value }) => value === id);
    return createListCollection({
      items: isListed ? found : [{ value: id, label: name ?? `Agency ${id}` }, ...found],
    });
  }, [rows, id, name]);

  return (
    <Combobox.Root
      collection={collection}
      value={id === undefined ? [] : [id]}
      onValueChange={({ value: [chosen] }) => onChange(chosen)}
      onInputValueChange={({ inputValue, reason }) => setTyped(reason === 'input-change' ? inputValue : '')}
      openOnClick
      placeholder="Any"
      positioning={{ strategy: 'fixed', placement: 'bottom-end', sameWidth: false }}
    >
      <Combobox.Label>Agency</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input asChild maxLength={200}>
          <Input />
        </Combobox.Input>
        <Combobox.IndicatorGroup>
          {id === undefined ? (
            <Combobox.Trigger tabIndex={-1} aria-label="Show agencies">
              <ChevronDown aria-hidden />
            </Combobox.Trigger>
          ) : (
            <Combobox.ClearTrigger aria-label="Any agency">
              <X aria-hidden />
            </Combobox.ClearTrigger>
          )}
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content>
          {collection.items.map((item) => (
            <Combobox.Item key={item.value} item={item}>
              <Combobox.ItemText>{item.label}</Combobox.ItemText>
            </Combobox.Item>
          ))}
          <Combobox.Empty>No agency matches</Combobox.Empty>
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
});
