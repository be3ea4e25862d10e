import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';
import { Skeleton } from '../../ui/card/skeleton.tsx';
import { MailLink, PhoneLink } from '../../ui/text/contact-links.tsx';
import styles from './athlete-facts.module.css';

interface AgencyContactProps {
  readonly agencyId: string;
  readonly by: 'email' | 'phone';
}

/** An agency's email or phone, for which a line is reserved until the agency has arrived. */
export function AgencyContact({ agencyId, by }: AgencyContactProps) {
  const { client } = useService();
  const { entity: agency, notFound } = useEntity('agency', agencyId, client.showAgency);
  if (agency === undefined && !notFound) return <Skeleton className={styles['contact']} />;
  return (
    <span className={styles['contact']}>
      {by === 'email' ? (
        <MailLink address={agency?.email ?? null} />
      ) : (
        <PhoneLink number={agency?.phone_number ?? null} />
      )}
    </span>
  );
}
