import { useEffect, useState } from 'react';

const parameter = 'oobCode';

/**
 * The one-time code of the provider's reset email, which the address bar and the history do not keep: both are seen
 * by others. Null where the address has none.
 */
export function useResetCode(): string | null {
  const [code] = useState(() => new URLSearchParams(location.search).get(parameter));
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return code;
}
