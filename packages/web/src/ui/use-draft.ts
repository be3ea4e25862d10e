import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough that a pause says "done", short enough to feel at once. Milliseconds. */
const settleAfter = 200;

interface Draft<T> {
  /** The draft until it is committed, else the value. */
  readonly shown: T;
  readonly edit: (next: T) => void;
  /** Commits what is pending at once. */
  readonly settle: () => void;
}

/** A value that changes with every key and is committed when it rests. */
export function useDraft<T>(value: T, commit: (next: T) => void): Draft<T> {
  const [draft, setDraft] = useState<{ readonly value: T } | null>(null);

  function settle() {
    if (draft === null) return;
    setDraft(null);
    commit(draft.value);
  }
  const settleNow = useEffectEvent(settle);

  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(settleNow, settleAfter);
    return () => clearTimeout(timer);
  }, [draft]);

  return { shown: draft === null ? value : draft.value, edit: (next) => setDraft({ value: next }), settle };
}
