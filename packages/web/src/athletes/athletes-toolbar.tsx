import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { type AthleteSort, withoutParameters } from '@matchpoint/core/athletes/lists/athlete-filter';
import type { ListAddress } from '@matchpoint/core/athletes/lists/list-address';
import {
  columnsOffered,
  type ListColumn,
  listColumns,
  orderText,
  startsDescending,
} from '@matchpoint/core/athletes/lists/list-columns';
import { leftOutText } from '@matchpoint/core/wire/address';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useId, useMemo, useState } from 'react';
import { useOfferedFields } from '../api/service.ts';
import { Button } from '../ui/button/button.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { bounded, lazyPart, styledPart } from '../ui/lazy/lazy-part.tsx';
import { useMedia } from '../ui/page/media.ts';
import type { Order } from '../ui/table/column.ts';
import { SortSelect } from '../ui/table/sort-select.tsx';
import { QuietLine } from '../ui/text/lines.tsx';
import styles from './athletes.module.css';
import { ChipList } from './filter/chip-list.tsx';
import { filterChips } from './filter/filter-chips.ts';
import { type ChangeFilter, useAgencyName } from './filter/use-filter.ts';

const what = 'The filters';
const FilterPanel = bounded(
  styledPart(() => import('./filter/filter-panel.tsx'), 'FilterPanel'),
  { what, waiting: <div className={styles['coming']} /> },
);
const FilterSheet = bounded(
  styledPart(() => import('./filter/filter-sheet.tsx'), 'FilterSheet'),
  { what },
);
const ListTools = bounded(lazyPart(() => import('./list-tools.tsx'), 'ListTools'));

/** Each both ways, the newest first. */
function ordersOf(offered: Offered): readonly AthleteSort[] {
  return ['-created', 'created', ...columnsOffered(offered).flatMap(bothWays)];
}

function bothWays(column: ListColumn): AthleteSort[] {
  const { sort } = listColumns[column];
  if (sort === 'created') return [];
  return startsDescending(listColumns[column]) ? [`-${sort}`, sort] : [sort, `-${sort}`];
}

interface AthletesToolbarProps {
  readonly address: ListAddress;
  readonly change: ChangeFilter;
  readonly columns: readonly ListColumn[];
  readonly changeColumns: (columns: ListAddress['columns']) => void;
  readonly order: Order;
  readonly rows: readonly Athlete[] | undefined;
  readonly total: number | undefined;
  /** Shown on a phone, whose table has no foot. */
  readonly count: ReactNode;
  readonly onClear: () => void;
  /** The button that opens the filters. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** Search, sort order, filters and their chips. */
export function AthletesToolbar(props: AthletesToolbarProps) {
  const { address, change, columns, changeColumns, order, rows, total, count, onClear, opener } = props;
  const { filter } = address;
  const [isOpen, setOpen] = useState(false);
  const [hasRows, setHasRows] = useState(false);
  if (rows !== undefined && !hasRows) setHasRows(true);
  const isWide = useMedia('(min-width: 768px)');
  const panelId = useId();
  const offered = useOfferedFields();
  const orders = useMemo(() => ordersOf(offered), [offered]);
  const agencyName = useAgencyName(filter.agency_id, rows);
  const chips = filterChips(filter, agencyName);
  const note = leftOutText(address.leftOut);

  return (
    <div className={styles['toolbar']}>
      <SearchBox
        label="Search athletes"
        value={filter.q ?? ''}
        onChange={(q) => change((now) => ({ ...now, q: q || undefined }), Boolean(filter.q && q))}
      />
      <div className={styles['controls']}>
        <SortSelect orders={orders} orderText={orderText} order={order} />
        <FilterButton {...{ opener, isOpen, isWide, panelId, setOpen }} count={chips.length} />
      </div>
      <div className={styles['tools']}>
        {hasRows && (
          <ListTools
            filter={filter}
            columns={columns}
            changeColumns={changeColumns}
            isDated={rows?.some(({ created_at }) => created_at !== null) === true}
            total={total}
          />
        )}
      </div>
      {count && <div className={styles['count']}>{count}</div>}
      {isOpen && (
        <Filters
          {...{ filter, change, agencyName, total }}
          panelId={isWide ? panelId : null}
          onClose={() => setOpen(false)}
        />
      )}
      {note !== null && <QuietLine>{note}</QuietLine>}
      {chips.length > 0 && (
        <ChipList
          chips={chips}
          onRemove={({ fields }) => {
            if (chips.length === 1) opener.current?.focus();
            change((now) => withoutParameters(now, fields));
          }}
          onClear={onClear}
        />
      )}
    </div>
  );
}

interface FilterButtonProps extends Pick<AthletesToolbarProps, 'opener'> {
  readonly isOpen: boolean;
  readonly isWide: boolean;
  readonly panelId: string;
  /** How many filters are set. */
  readonly count: number;
  readonly setOpen: (isOpen: boolean) => void;
}

function FilterButton({ opener, isOpen, isWide, panelId, count, setOpen }: FilterButtonProps) {
  const { preload } = isWide ? FilterPanel : FilterSheet;
  return (
    <Button
      ref={opener}
      variant="outline"
      aria-expanded={isWide ? isOpen : undefined}
      aria-controls={isWide && isOpen ? panelId : undefined}
      aria-haspopup={isWide ? undefined : 'dialog'}
      onClick={() => setOpen(!isOpen)}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <SlidersHorizontal aria-hidden />
      <span>{count === 0 ? 'Filters' : `Filters (${count})`}</span>
    </Button>
  );
}

interface FiltersProps extends ComponentProps<typeof FilterPanel> {
  /** Null on a phone, where the filters are a sheet. */
  readonly panelId: string | null;
  readonly total: number | undefined;
  readonly onClose: () => void;
}

function Filters({ panelId, total, onClose, ...panel }: FiltersProps) {
  if (panelId === null) return <FilterSheet {...panel} total={total} onClose={onClose} />;
  return (
    <div id={panelId} className={styles['panel']}>
      <FilterPanel {...panel} />
    </div>
  );
}
