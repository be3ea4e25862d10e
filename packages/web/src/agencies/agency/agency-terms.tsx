import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { everyone } from '@matchpoint/core/athletes/lists/every-athlete';
import { listAddressPairs } from '@matchpoint/core/athletes/lists/list-address';
import { countByTerm, type TermCount } from '@matchpoint/core/athletes/lists/term-counts';
import { formatCount } from '@matchpoint/core/display/count';
import { useMemo } from 'react';
import { useOfferedFields } from '../../api/service.ts';
import { DataCard } from '../../ui/card/card.tsx';
import { FactList } from '../../ui/card/fact-list.tsx';
import { PageLink } from '../../ui/text/links.tsx';
import styles from './agency-terms.module.css';

interface AgencyTermsProps {
  readonly agencyId: string;
  /** Undefined while loading. */
  readonly athletes: readonly Athlete[] | undefined;
  /** How many the agency has in all. */
  readonly total: number | undefined;
}

/** How many athletes the agency has by sport and term, each leading to the list of them (rules/agencies.md#agency-athletes). */
export function AgencyTerms({ agencyId, athletes, total }: AgencyTermsProps) {
  const counts = useMemo(() => athletes && countByTerm(athletes), [athletes]);
  const isPart = athletes !== undefined && total !== undefined && athletes.length < total;
  if (counts?.length === 0) return null;
  return (
    <DataCard title="By sport and term" waiting={counts === undefined} facts={2}>
      {counts && (
        <div className={styles['counts']}>
          <FactList
            facts={Object.fromEntries(
              counts.map(({ sport, terms }) => [
                sport,
                <Terms key={sport} agencyId={agencyId} terms={terms} />,
              ]),
            )}
          />
        </div>
      )}
      {isPart && (
        <p className={styles['note']}>{`Of the newest ${formatCount(athletes.length)} athletes.`}</p>
      )}
    </DataCard>
  );
}

function Terms({ agencyId, terms }: { readonly agencyId: string; readonly terms: readonly TermCount[] }) {
  const offered = useOfferedFields();
  return (
    <ul className={styles['terms']}>
      {terms.map(({ term, count, filter }) => (
        <li key={term}>
          <PageLink href={filter && listPath({ ...filter, ...everyone(offered), agency_id: agencyId })}>
            {term}
          </PageLink>{' '}
          <span>{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}

function listPath(filter: Parameters<typeof listAddressPairs>[0]['filter']): string {
  return `/athletes?${new URLSearchParams(listAddressPairs({ filter, columns: null }))}`;
}
