export interface KeepOptions<V> {
  /** Milliseconds from the question on that its answer is given again; 0: each asks for themselves. */
  readonly lasting: number;
  /** Whether an answer is given again; failures never are. */
  readonly isKept?: (value: V) => boolean;
  /** Answers at most; the oldest are forgotten first. */
  readonly places?: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** Asks once for all who want to know the same within a short time. */
export function keepBriefly<Q extends readonly string[], V>(
  ask: (...question: Q) => Promise<V>,
  { lasting, isKept = () => true, places = 1000, now = Date.now }: KeepOptions<V>,
): (...question: Q) => Promise<V> {
  const answers = new Map<string, { readonly asked: number; readonly answer: Promise<V> }>();

  return (...question) => {
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known !== undefined && now() - known.asked < lasting) return known.answer;
    const entry = { asked: now(), answer: ask(...question) };
    const forget = () => {
      if (answers.get(key) === entry) answers.delete(key);
    };
    answers.delete(key);
    answers.set(key, entry);
    for (const oldest of answers.keys()) {
      if (answers.size <= places) break;
      answers.delete(oldest);
    }
    entry.answer.then((value) => {
      if (!isKept(value)) forget();
    }, forget);
    return entry.answer;
  };
}
