import { isOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { useOfferedFields, useService } from '../../../api/service.ts';

/** How a family agrees: by its link, or by the word of the agency; null where nobody asks, or until that is known. */
export type Asking = 'family' | 'declared' | null;

/** rules/consent.md */
export function useAsking(): Asking {
  const offered = useOfferedFields();
  if (useService().client.capabilities.can('family-links') === true) return 'family';
  return isOffered('agreed_on', offered) ? 'declared' : null;
}
