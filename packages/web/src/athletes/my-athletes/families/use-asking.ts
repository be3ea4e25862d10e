import { isOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { Asking } from '@matchpoint/core/consent/consent';
import { useOfferedFields, useService } from '../../../api/service.ts';

/** rules/consent.md */
export function useAsking(): Asking {
  const offered = useOfferedFields();
  if (useService().client.capabilities.can('family-links') === true) return 'family';
  return isOffered('agreed_on', offered) ? 'declared' : null;
}
