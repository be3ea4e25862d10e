import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';
import { SomethingWrong } from '../../contact/something-wrong.tsx';

/** The way to the athlete's agency and the operator (rules/pages.md#something-wrong). */
export function CorrectAthlete({ athlete: { agency_id, name } }: { athlete: Athlete }) {
  const { client } = useService();
  const { entity: agency, notFound } = useEntity('agency', agency_id, client.showAgency);
  if (agency_id !== null && agency === undefined && !notFound) return null;
  return <SomethingWrong name={name} agency={agency ?? null} />;
}
