import { useEffect, useEffectEvent, useState } from 'react';

/** Longer than the pauses while typing, short enough to feel immediate. Milliseconds. */
const delay = 200;

interface Debounced<T> {
  /** The pending value, or the committed one. */
  readonly current: T;
  readonly change: (next: T) => void;
  /** Commits the pending value at once. */
  readonly flush: () => void;
}

/** A value that changes with every keystroke and is committed after a pause. */
export function useDebounced<T>(value: T, commit: (next: T) => void): Debounced<T> {
  const [pending, setPending] = useState<{ readonly value: T } | null>(null);

  function flush() {
    if (pending === null) return;
    setPending(null);
    commit(pending.value);
  }
  const flushNow = useEffectEvent(flush);

  useEffect(() => {
    if (pending === null) return;
    const timer = setTimeout(flushNow, delay);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    current: pending === null ? value : pending.value,
    change: (next) => setPending({ value: next }),
    flush,
  };
}
