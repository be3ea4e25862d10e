import { compareAthletes } from '@matchpoint/core/board/compare';
import type { Starrable } from '@matchpoint/core/board/starred-facts';
import { Trophy } from 'lucide-react';
import { pathTo } from '../../ui/text/path-to.ts';
import { PageLink } from '../../ui/text/text-link.tsx';
import { StarButton } from '../star-button.tsx';
import styles from './compare.module.css';

/** A row for each fact; on a phone the athletes scroll sideways within the table's own region. */
export function CompareTable({ athletes }: { athletes: readonly Starrable[] }) {
  return (
    <div className={styles['frame']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard */}
      <section className={styles['region']} aria-label="Comparison" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {athletes.map((athlete) => (
                <th key={athlete.id} scope="col">
                  <span className={styles['person']}>
                    <PageLink href={pathTo('/athletes', athlete.id)} data-two-lines>
                      {athlete.name}
                    </PageLink>
                    <StarButton athlete={athlete} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareAthletes(athletes).map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map(({ text, isBest }, index) => (
                  <td key={athletes[index]?.id} data-best={isBest || undefined}>
                    <span>{text}</span>
                    {isBest && (
                      <span className={styles['best']}>
                        <Trophy aria-hidden size="0.75rem" />
                        Best
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
