import type { Middleware } from 'swr';
import { useSessionState } from './use-session.ts';

/** Shows nothing that was read while the session is suspended (rules/session.md#unsaved-text). */
export const withhold: Middleware = (useNext) => (key, fetcher, config) => {
  const isSuspended = useSessionState(({ step }) => step === 'suspended');
  const read = useNext(key, fetcher, config);
  return isSuspended ? { ...read, data: undefined } : read;
};
