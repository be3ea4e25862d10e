import { useSyncExternalStore } from 'react';
import { useService } from '../api/service.ts';

/** Where the service's operator is reached; null where it names none, and until its first answer (rules/service.md#contact). */
export function useContact(): string | null {
  const { capabilities } = useService().client;
  return useSyncExternalStore(capabilities.onChange, capabilities.contact, capabilities.contact);
}
