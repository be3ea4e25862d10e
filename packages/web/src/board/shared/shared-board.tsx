import { Box, HStack } from '@chakra-ui/react';
import type { AgencyEmails } from '@matchpoint/core/board/read-today';
import { readSharedBoard, type SharedBoard as Shared } from '@matchpoint/core/board/share-board';
import { type SharedBoardView, sharedBoardView } from '@matchpoint/core/board/shared-board.view';
import { counted } from '@matchpoint/core/display/count';
import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Page } from '../../shell/page.tsx';
import { toBoard } from '../../shell/trail.tsx';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { persistStorage } from '../../ui/state/stored-text.ts';
import { QuietLine } from '../../ui/text/lines.tsx';
import { PageLink, pathTo } from '../../ui/text/links.tsx';
import { sendToBoard } from '../app-board.ts';
import styles from '../board.module.css';
import rowStyles from '../board-row.module.css';
import { ColumnTitle } from '../column-title.tsx';
import { Note } from '../note.tsx';
import { PrintedOn } from '../printed-on.tsx';
import { RowFacts } from '../row-facts.tsx';
import { saveBoard } from '../save-board.ts';
import { StarButton } from '../star-button.tsx';
import { useAgencyEmails, useCurrentAthletes } from '../use-today.ts';

/** A board from an address: to look at, and to copy (rules/board.md#board-sharing). */
export function SharedBoard({ text }: { text: string }) {
  const shared = useMemo(() => readSharedBoard(text), [text]);
  return (
    <Page title="Shared board" trail={toBoard}>
      {shared === null ? (
        <Note>
          This address holds no board. Ask for it again, or open{' '}
          <PageLink href="/board">your own board</PageLink>.
        </Note>
      ) : (
        <Columns shared={shared} />
      )}
    </Page>
  );
}

function Columns({ shared }: { shared: Shared }) {
  const ids = shared.columns.flatMap((column) => column.ids);
  const current = useCurrentAthletes(ids);
  const { columns, athletes, notes } = sharedBoardView(shared, current);
  const { emails, allEmails } = useAgencyEmails(athletes);

  function copyShared() {
    persistStorage();
    sendToBoard({ type: 'copyShared', shared, athletes });
    navigate('/board');
  }

  return (
    <>
      <HStack wrap="wrap" mb="3" data-screen-only>
        <Box minWidth="0" me="auto">
          <QuietLine>Nothing of it is stored here until you copy it.</QuietLine>
        </Box>
        <IconButton icon={Printer} aria-label="Print" onClick={() => print()} />
        <Button
          variant="outline"
          disabled={!ids.every((id) => current.has(id))}
          onClick={() => void saveBoard(columns, allEmails(), { isOwn: false })}
        >
          <Download aria-hidden />
          CSV
        </Button>
        <Button disabled={athletes.length === 0 && ids.length > 0} onClick={copyShared}>
          Copy to my board
        </Button>
      </HStack>
      <PrintedOn />
      {notes.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      <div className={styles['columns']}>
        {columns.map((column, index) => (
          <SharedColumn key={`${index} ${column.name}`} column={column} emails={emails} />
        ))}
      </div>
    </>
  );
}

interface SharedColumnProps {
  readonly column: SharedBoardView['columns'][number];
  readonly emails: AgencyEmails;
}

/** A column of a shared board. */
function SharedColumn({ column: { name, places, rows }, emails }: SharedColumnProps) {
  return (
    <section className={styles['column']} aria-label={name}>
      <ColumnTitle name={name} places={places === null ? null : counted(places, 'place')} />
      <ol className={styles['rows']}>
        {rows.map((row) => (
          <SharedRow key={row.id} row={row} email={emails.get(row.facts?.agency_id ?? '') ?? null} />
        ))}
      </ol>
    </section>
  );
}

interface SharedRowProps {
  readonly row: SharedColumnProps['column']['rows'][number];
  readonly email: string | null;
}

function SharedRow({ row: { id, rank, status, facts, remark }, email }: SharedRowProps) {
  return (
    <li className={rowStyles['row']} aria-busy={status === 'unread'}>
      <span className={rowStyles['grip']}>{rank}</span>
      <p className={rowStyles['name']}>
        {facts === null ? (
          remark
        ) : (
          <PageLink href={pathTo('/athletes', id)} data-two-lines>
            {facts.name}
          </PageLink>
        )}
      </p>
      {facts !== null && (
        <>
          <div className={rowStyles['tools']}>
            <StarButton athlete={facts} />
          </div>
          <div className={rowStyles['about']}>
            <RowFacts facts={facts} email={email} />
          </div>
        </>
      )}
    </li>
  );
}
