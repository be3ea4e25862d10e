import type { SiteText, SiteTextName } from '@matchpoint/core/pages/site-text';
import { type EntityView, useEntity } from '../api/use-entity.ts';
import { useSession } from '../session/use-session.ts';

/** A text of the service's operator; null where they gave none (rules/pages.md#texts). */
export function useText(name: SiteTextName): EntityView<SiteText | null> {
  const { client } = useSession();
  return useEntity('text', name, () => client.showText(name));
}
