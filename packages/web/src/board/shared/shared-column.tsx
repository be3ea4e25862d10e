import type { AgencyEmails } from '@matchpoint/core/board/agency-emails';
import type { SharedRow as Row, SharedColumnView } from '@matchpoint/core/board/shared-board.view';
import { counted } from '@matchpoint/core/display/count';
import { PageLink, pathTo } from '../../ui/text/links.tsx';
import styles from '../board.module.css';
import rowStyles from '../board-row.module.css';
import { ColumnTitle } from '../column-title.tsx';
import { RowFacts } from '../row-facts.tsx';
import { StarButton } from '../star-button.tsx';

interface SharedColumnProps {
  readonly column: SharedColumnView;
  readonly emails: AgencyEmails;
}

/** A column of a shared board. */
export function SharedColumn({ column: { name, places, rows }, emails }: SharedColumnProps) {
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
  readonly row: Row;
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
