import type { Asking } from '@matchpoint/core/consent/consent';
import { useOfferedFields, useService } from '../../../api/service.ts';

/** rules/consent.md */
export function useAsking(): Asking {
  // Renders again when an answer has shown more.
  useOfferedFields();
  return useService().client.capabilities.asking();
}
