import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';
import { mailTo } from '../../ui/text/mail-to.ts';

interface WriteToAgencyProps {
  readonly agencyId: string;
  /** The athlete's name, the email's subject. */
  readonly name: string;
}

/**
 * A new email to the agency with the athlete's name and page (rules/athletes.md#write-to-agency). Without the agency's address
 * there is its room alone, so that nothing moves when it comes.
 */
export function WriteToAgency({ agencyId, name }: WriteToAgencyProps) {
  const { client } = useService();
  const { entity: agency } = useEntity('agency', agencyId, client.showAgency);
  if (!agency?.email?.includes('@')) return <span>Write to the agency</span>;
  const body = location.origin + location.pathname;
  return (
    <a href={mailTo(agency.email, { subject: name, body })} data-link data-screen-only>
      Write to the agency
    </a>
  );
}
