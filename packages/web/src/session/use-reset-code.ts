import { useEffect, useState } from 'react';

const parameter = 'oobCode';

/**
 * The one-time code of the provider's reset email, or null. It is removed from the address bar and the history, where
 * others could see it.
 */
export function useResetCode(): string | null {
  const [code] = useState(() => new URLSearchParams(location.search).get(parameter));
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return code;
}
