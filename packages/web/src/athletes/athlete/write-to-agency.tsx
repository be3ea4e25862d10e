import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';
import { mailTo } from '../../ui/text/mail-to.ts';

interface WriteToAgencyProps {
  readonly agencyId: string;
  /** The athlete's name, the email's subject. */
  readonly name: string;
}

/** A new email to the agency with the athlete's name and page; nothing without the agency's address (rules/athletes.md#write-to-agency). */
export function WriteToAgency({ agencyId, name }: WriteToAgencyProps) {
  const { client } = useService();
  const { entity: agency } = useEntity('agency', agencyId, client.showAgency);
  if (!agency?.email?.includes('@')) return null;
  const body = location.origin + location.pathname;
  return (
    <a href={mailTo(agency.email, { subject: name, body })} data-link data-screen-only>
      Write to the agency
    </a>
  );
}
