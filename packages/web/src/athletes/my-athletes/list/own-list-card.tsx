import { Box, HStack } from '@chakra-ui/react';
import { type OwnAthlete, visibilityOf } from '@matchpoint/core/athletes/fields/own-athlete';
import {
  askable,
  narrowOwn,
  type OwnNarrowing,
  ownCsv,
  ownOrderText,
  unlistedText,
} from '@matchpoint/core/athletes/lists/own-list';
import { counted } from '@matchpoint/core/display/count';
import { empty } from '@matchpoint/core/display/display';
import { leftOutText } from '@matchpoint/core/wire/address';
import { type RefObject, useMemo } from 'react';
import { HelpLink } from '../../../help/help-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ListCard } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/card/skeleton.tsx';
import { saveFile } from '../../../ui/file/files.ts';
import { useMedia, usePhone } from '../../../ui/page/media.ts';
import { WindowedTable } from '../../../ui/table/windowed-table.tsx';
import { Count, QuietLine } from '../../../ui/text/lines.tsx';
import { useRememberedList } from '../../last-list.ts';
import styles from '../my-athletes.module.css';
import type { useMyAthletes } from '../use-my-athletes.ts';
import { offeredColumns, phoneColumns, tableColumns } from './my-athlete-columns.tsx';
import { MyAthletesToolbar } from './my-athletes-toolbar.tsx';
import { useOwnColumns } from './own-columns.ts';
import type { RowActionsProps } from './row-actions.tsx';
import { type CopiedAthlete, useRowMenu } from './row-menu.tsx';
import { SelectAll, SelectAllBox, SelectionBar } from './selection-bar.tsx';
import { type ChoiceProps, useChoice } from './use-choice.ts';
import { useNarrowing } from './use-narrowing.ts';

/** On a phone Clear stands beside the number of chosen athletes, so that the others have one line. */
const barOnPhone = {
  mdDown: {
    '& > section': { justifyContent: 'start' },
    '& > section > p': { flex: '1 0 calc(100% - 6rem)', order: '-1' },
    '& > section > div': { display: 'contents' },
    '& > section > div > :last-child': { order: '-1' },
  },
} as const;

interface OwnListCardProps
  extends Omit<ReturnType<typeof useMyAthletes>, 'refresh' | 'show'>,
    Pick<RowActionsProps, 'manage'>,
    ChoiceProps {
  readonly title: string;
  readonly onChange: (athletes: readonly OwnAthlete[]) => void;
  readonly onRemove: (athletes: readonly OwnAthlete[]) => void;
  /** Opens the Add form, empty or as a copy. */
  readonly onAdd: (copied?: CopiedAthlete) => void;
  readonly add: RefObject<HTMLButtonElement | null>;
}

/** The list with its tools, and the bar of what is chosen. */
export function OwnListCard(props: OwnListCardProps) {
  const { title, athletes, isInFull, isFilling, unreadable, manage, onChange, onRemove, onAdd, add } = props;
  const { narrowing, leftOut, narrow } = useNarrowing();
  const note = leftOutText(leftOut);
  const rows = useRows(title, athletes, narrowing);
  const choice = useChoice(props, athletes, rows);
  const isKnown = ({ athlete }: OwnAthlete) => athlete !== null || !isFilling;
  const areKnown = choice.chosen.every(isKnown);
  const { onMore, menu } = useRowMenu(athletes, { isKnown, manage, onDuplicate: onAdd });
  const columns = useColumns({ ...props, onMore }, choice, rows?.length);
  const isPhone = usePhone();
  const hidden = narrowing.visibility === null ? unlistedText(rows ?? []) : '';
  const unlisted = hidden && `, ${hidden}`;
  const count = (
    <Count
      total={rows?.length}
      one={`athlete${unlisted}`}
      many={`athletes${unlisted}`}
      {...(rows && { order: ownOrderText(narrowing.sort) })}
    />
  );
  const links = manage?.onLinks && <LinksButton rows={rows} onLinks={manage.onLinks} />;
  const limits = <Limits isInFull={isInFull} canManage={manage !== null} />;
  return (
    <ListCard
      label={title}
      foot={
        !isPhone && (
          <>
            <HStack wrap="wrap" justify="space-between" gap="0 {spacing.4}">
              {count}
              {links}
            </HStack>
            {limits}
          </>
        )
      }
      toolbar={
        <MyAthletesToolbar
          athletes={athletes}
          isInFull={isInFull !== false}
          narrowing={narrowing}
          onNarrow={narrow}
          onAdd={() => onAdd()}
          onExport={exportOf(rows, isFilling)}
          add={add}
          hasChosen={choice.chosen.length > 0}
        />
      }
    >
      <Box className={styles['list']} css={barOnPhone}>
        {isPhone && (
          <HStack
            wrap="wrap"
            justify="space-between"
            gap="0 {spacing.4}"
            minHeight="11"
            px="4"
            css={{ '& > button': { mb: '2' } }}
          >
            {manage !== null && rows !== undefined && rows.length > 0 && (
              <SelectAll count={rows.length} state={choice.allShown} onToggle={choice.toggleAll} />
            )}
            {limits}
            {count}
            {links}
          </HStack>
        )}
        {note !== null && <QuietLine>{note}</QuietLine>}
        {choice.chosen.length > 0 && (
          <SelectionBar
            chosen={choice.chosen.length}
            hidden={choice.hidden}
            onChange={areKnown ? () => onChange(choice.chosen) : null}
            onRemove={areKnown ? () => onRemove(choice.chosen) : null}
            onLinks={manage?.onLinks ? () => manage.onLinks?.(choice.chosen) : null}
            onClear={() => {
              choice.clear();
              add.current?.focus();
            }}
          />
        )}
        <WindowedTable
          label={title}
          columns={columns}
          rows={rows}
          unreadable={unreadable}
          order={{ sort: narrowing.sort, onSort: (sort) => narrow({ sort }) }}
          total={rows?.length}
          emptyText={athletes?.length === 0 ? undefined : 'No athlete matches.'}
        />
        {athletes?.length === 0 && (
          <Box px="4" py="2" textStyle="sm">
            <HelpLink to="/help/agencies#the-first-athlete">
              How to add the first athlete, or a roster
            </HelpLink>
          </Box>
        )}
        {menu}
      </Box>
    </ListCard>
  );
}

interface LinksButtonProps {
  readonly rows: readonly OwnAthlete[] | undefined;
  readonly onLinks: (athletes: readonly OwnAthlete[]) => void;
}

/** Links for all shown who wait; a family that has said no is asked again only by name (rules/consent.md#my-athletes). */
function LinksButton({ rows = [], onLinks }: LinksButtonProps) {
  const asked = askable(rows);
  if (asked.length === 0) return null;
  return (
    <Button variant="outline" aria-haspopup="dialog" onClick={() => onLinks(asked)}>
      {asked.length === 1 ? 'Link for 1 family' : `Links for ${counted(asked.length, 'family', 'families')}`}
    </Button>
  );
}

/** What is shown; the pages of its athletes lead back to it. */
function useRows(title: string, athletes: OwnListCardProps['athletes'], narrowing: OwnNarrowing) {
  const rows = useMemo(() => athletes && narrowOwn(athletes, narrowing), [athletes, narrowing]);
  const listed = useMemo(() => rows?.filter((row) => visibilityOf(row) === 'listed'), [rows]);
  useRememberedList(title, listed);
  return rows;
}

/** Saves the rows as a file; null until all of them are known. */
function exportOf(rows: readonly OwnAthlete[] | undefined, isFilling: boolean) {
  if (rows === undefined || isFilling) return null;
  return () => saveFile('my-athletes.csv', [ownCsv(rows)]);
}

function useColumns(
  { athletes, isInFull, isFilling, manage, onMore }: OwnListCardProps & Pick<RowActionsProps, 'onMore'>,
  { choiceOf, allShown, toggleAll }: ReturnType<typeof useChoice>,
  count = 0,
) {
  const chosen = useOwnColumns();
  const isPhone = usePhone();
  const isRoomy = useMedia('(min-width: 64rem)');
  return useMemo(() => {
    const unknown = isFilling ? <Skeleton className={styles['filling']} /> : empty;
    const all = manage !== null && count > 0 && (
      <SelectAllBox count={count} state={allShown} onToggle={toggleAll} />
    );
    const parts = {
      all,
      choiceOf: manage === null ? null : choiceOf,
      isRoomy,
      unknown,
      manage,
      onMore,
    } as const;
    const offered = isInFull === false ? [] : offeredColumns(athletes);
    const shown = chosen.filter((column) => offered.includes(column));
    return isPhone ? phoneColumns(parts) : tableColumns(shown, parts);
  }, [
    isPhone,
    isRoomy,
    isInFull,
    isFilling,
    athletes,
    chosen,
    choiceOf,
    allShown,
    toggleAll,
    count,
    manage,
    onMore,
  ]);
}

/** What this service does not list or do (rules/athletes.md#agency-list-fields); nothing until that is known. */
function Limits({ isInFull, canManage }: { readonly isInFull: boolean | null; readonly canManage: boolean }) {
  if (isInFull === null || (isInFull && canManage)) return null;
  const only = 'This service sends only name and sport of your athletes';
  const unmanaged = 'This service cannot change or remove athletes.';
  const text = canManage ? `${only}.` : `${only}, and cannot change or remove them.`;
  return <QuietLine>{isInFull ? unmanaged : text}</QuietLine>;
}
