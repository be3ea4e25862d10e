import { useEffect, useState } from 'react';

const parameter = 'oobCode';

/**
 * The one-time code of the provider's email, or null. It is removed from the address bar and the history, where others
 * could see it.
 */
export function useActionCode(): string | null {
  const [code] = useState(() => new URLSearchParams(location.search).get(parameter));
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return code;
}

/** Whether a link of the provider is about something else than a password: it has one address for all its emails. */
export function isForEmail(search: string): boolean {
  const mode = new URLSearchParams(search).get('mode') ?? 'resetPassword';
  return mode !== 'resetPassword';
}
