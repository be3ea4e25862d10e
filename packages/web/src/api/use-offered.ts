import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { useSyncExternalStore } from 'react';
import { useService } from './service.ts';

/** The optional fields of the service; null until its first answer (rules/service.md#optional-fields). */
export function useOffered(): Offered | null {
  const { capabilities } = useService().client;
  return useSyncExternalStore(capabilities.onChange, capabilities.offered, capabilities.offered);
}

/** The same, and none until they are known: what a page offers. */
export function useOfferedFields(): Offered {
  return useOffered() ?? none;
}

const none: Offered = [];
