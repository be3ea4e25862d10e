import { entryParts } from '@matchpoint/core/athletes/completeness';
import { allOwn, type OwnNarrowing, ownSortKey } from '@matchpoint/core/athletes/own-list';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Which athletes are shown, and in which order; kept in the address, so that Back finds it again. */
export function useNarrowing(): {
  readonly narrowing: OwnNarrowing;
  readonly narrow: (change: Partial<OwnNarrowing>) => void;
} {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const narrowing = useMemo(() => readNarrowing(search), [search]);
  const narrow = useCallback(
    (change: Partial<OwnNarrowing>) => {
      const query = writeNarrowing({ ...narrowing, ...change });
      navigate(query === '' ? path : `${path}?${query}`, { replace: true });
    },
    [narrowing, navigate, path],
  );
  return { narrowing, narrow };
}

/** What is not understood is left out. */
export function readNarrowing(search: string): OwnNarrowing {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  const missing = query.get('missing');
  return {
    q: query.get('q') ?? '',
    term: query.get('term') || null,
    missing: entryParts.find((part) => part === missing) ?? null,
    sort: sort === 'created' || Object.hasOwn(ownSortKey, sort.replace(/^-/, '')) ? sort : allOwn.sort,
  };
}

export function writeNarrowing({ q, term, missing, sort }: OwnNarrowing): string {
  const given = Object.entries({ q, term, missing, sort }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return new URLSearchParams(given).toString();
}
