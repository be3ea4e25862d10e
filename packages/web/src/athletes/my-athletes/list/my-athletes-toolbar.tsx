import { Box, HStack } from '@chakra-ui/react';
import { isOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { partText } from '@matchpoint/core/athletes/fields/completeness';
import { type OwnAthlete, visibilityTexts } from '@matchpoint/core/athletes/fields/own-athlete';
import {
  type OwnNarrowing,
  ownMissing,
  ownOrderText,
  ownTerms,
  ownVisibilities,
} from '@matchpoint/core/athletes/lists/own-list';
import { formatCount } from '@matchpoint/core/display/count';
import { FileDown, FileUp, Plus } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { useOfferedFields } from '../../../api/service.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/form/input.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { Options } from '../../../ui/form/select-field.tsx';
import { SortSelect } from '../../../ui/table/sort-select.tsx';
import { ColumnChoice, ViewMenu } from '../../../ui/table/view-menu.tsx';
import { offeredColumns, ownColumnTitle, tableColumns, usualOwnColumns } from './my-athlete-columns.tsx';
import { chooseOwnColumns, useOwnColumns } from './own-columns.ts';

interface MyAthletesToolbarProps {
  readonly athletes: readonly OwnAthlete[] | undefined;
  readonly isInFull: boolean;
  readonly narrowing: OwnNarrowing;
  readonly onNarrow: (change: Partial<OwnNarrowing>, adjusting?: boolean) => void;
  /** What is done with the chosen is the one green button then. */
  readonly hasChosen: boolean;
  readonly onAdd: () => void;
  /** Null until all of the list is known. */
  readonly onExport: (() => void) | null;
  readonly add: Ref<HTMLButtonElement>;
}

const columns = tableColumns(usualOwnColumns, {
  choiceOf: null,
  isRoomy: false,
  unknown: null,
  manage: null,
  onMore: () => {},
});

/** The list's own order first. */
const orders = ['', ...columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort, `-${sort}`]))];

/** Search, term, what is missing, visibility, and the ways to add athletes. */
export function MyAthletesToolbar(props: MyAthletesToolbarProps) {
  const { athletes, isInFull, narrowing, onNarrow, onAdd, onExport, add, hasChosen } = props;
  const { q, term, missing, visibility, sort } = narrowing;
  const chosen = useOwnColumns();
  const terms = useMemo(() => choices(ownTerms(athletes ?? []), (text) => text), [athletes]);
  const offered = useMemo(() => offeredColumns(athletes), [athletes]);
  const parts = useMemo(
    () => choices(ownMissing(athletes ?? []), (part) => `Missing ${partText(part)}`),
    [athletes],
  );
  const hides = isOffered('hidden', useOfferedFields());
  return (
    <HStack wrap="wrap" width="full">
      <SearchBox
        label="Search my athletes"
        value={q}
        onChange={(value) => onNarrow({ q: value }, Boolean(q && value))}
      />
      {isInFull && (
        <>
          <Narrowing
            label="Term"
            any="Any term"
            options={terms}
            value={term}
            onChange={(value) => onNarrow({ term: value })}
          />
          <Narrowing
            label="Missing"
            any="All entries"
            options={parts}
            value={missing}
            onChange={(value) => onNarrow({ missing: value })}
          />
          {hides && (
            <Narrowing
              label="Visibility"
              any="Any visibility"
              options={choices(ownVisibilities(athletes ?? []), (one) => visibilityTexts[one])}
              value={visibility}
              onChange={(value) => onNarrow({ visibility: value })}
            />
          )}
        </>
      )}
      <SortSelect
        orders={orders}
        orderText={(order) => ownOrderText(order || undefined)}
        order={{ sort: sort ?? '', onSort: (next) => onNarrow({ sort: next || undefined }) }}
      />
      {isInFull && (
        <ViewMenu>
          <ColumnChoice
            offered={offered}
            chosen={chosen}
            titleOf={ownColumnTitle}
            onChoose={chooseOwnColumns}
          />
        </ViewMenu>
      )}
      <HStack wrap="wrap">
        <Button ref={add} variant={hasChosen ? 'outline' : 'solid'} aria-haspopup="dialog" onClick={onAdd}>
          <Plus aria-hidden />
          Add
        </Button>
        <a href="/my-athletes/import" className={buttonClass('outline')}>
          <FileUp aria-hidden />
          Import
        </a>
        <Button
          variant="outline"
          title="Download the athletes shown as CSV"
          aria-disabled={onExport === null}
          onClick={() => onExport?.()}
        >
          <FileDown aria-hidden />
          Export
        </Button>
      </HStack>
    </HStack>
  );
}

type Choices<T extends string> = ReadonlyMap<T, string>;

function choices<T extends string>(counts: ReadonlyMap<T, number>, text: (value: T) => string): Choices<T> {
  return new Map([...counts].map(([value, count]) => [value, `${text(value)} (${formatCount(count)})`]));
}

interface NarrowingProps<T extends string> {
  readonly label: string;
  readonly any: string;
  readonly options: Choices<T>;
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

/** A value that no athlete has any more stays selectable, so that it can be seen and changed. */
function Narrowing<T extends string>({ label, any, options, value, onChange }: NarrowingProps<T>) {
  const isGone = value !== null && !options.has(value);
  return (
    <Box flex="1 1 7rem" maxW={{ md: '10.5rem' }}>
      <Select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange([...options.keys()].find((one) => one === target.value) ?? null)}
      >
        <option value="">{any}</option>
        {isGone && <option value={value}>{value}</option>}
        <Options of={options} />
      </Select>
    </Box>
  );
}
