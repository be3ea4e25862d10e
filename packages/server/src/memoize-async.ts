import { LRUCache } from 'lru-cache';

export interface MemoizeOptions<V> {
  /** Milliseconds from the call on that its result is returned again; 0: never. */
  readonly ttl: number;
  /** Whether a result is cached; failures never are. */
  readonly isCached?: (value: V) => boolean;
}

/** Results at most; the least recently used go first. */
const capacity = 1000;

export interface Memoized<Parts extends readonly string[], V> {
  (...parts: Parts): Promise<V>;
  /** The next call of the same parts is made anew. */
  forget(...parts: Parts): void;
}

/** Memoizes an async function for a short time; concurrent callers share one call. */
export function memoizeAsync<Parts extends readonly string[], V>(
  work: (...parts: Parts) => Promise<V>,
  { ttl, isCached = () => true }: MemoizeOptions<V>,
): Memoized<Parts, V> {
  const calls = new LRUCache<string, { readonly start: number; readonly result: Promise<V> }>({
    max: capacity,
  });

  const memoized = (...parts: Parts): Promise<V> => {
    const key = JSON.stringify(parts);
    const known = calls.get(key);
    if (known !== undefined && Date.now() - known.start < ttl) return known.result;
    const call = { start: Date.now(), result: work(...parts) };
    const forget = () => {
      if (calls.peek(key) === call) calls.delete(key);
    };
    calls.set(key, call);
    call.result.then((value) => {
      if (!isCached(value)) forget();
    }, forget);
    return call.result;
  };
  const forget = (...parts: Parts) => void calls.delete(JSON.stringify(parts));
  return Object.assign(memoized, { forget });
}
