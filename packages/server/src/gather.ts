export interface GatherOptions {
  /** Questions that are worked on together at most. */
  readonly most: number;
  /** Whether an error may be of one question of several, and nothing was done for any: then each is asked alone. */
  readonly isOfOne: (error: unknown) => boolean;
}

/**
 * Works together on what is asked of one thing at the same time: what comes while its work runs waits for the next.
 * @param work answers in the order of the questions, or fails for all of them
 */
export function gather<Q, A>(
  work: (thing: string, questions: readonly Q[]) => Promise<readonly A[]>,
  { most, isOfOne }: GatherOptions,
): (thing: string, question: Q) => Promise<A> {
  interface Waiting {
    readonly question: Q;
    readonly resolve: (answer: A) => void;
    readonly reject: (error: unknown) => void;
  }
  const lines = new Map<string, Waiting[]>();

  async function answer(thing: string, group: readonly Waiting[]): Promise<void> {
    try {
      const answers = await work(
        thing,
        group.map(({ question }) => question),
      );
      for (const [at, given] of answers.entries()) group[at]?.resolve(given);
    } catch (error) {
      if (group.length > 1 && isOfOne(error)) {
        for (const waiting of group) await answer(thing, [waiting]);
      } else {
        for (const { reject } of group) reject(error);
      }
    }
  }

  async function run(thing: string, line: Waiting[]): Promise<void> {
    while (line.length > 0) await answer(thing, line.splice(0, most));
    lines.delete(thing);
  }

  return (thing, question) =>
    new Promise((resolve, reject) => {
      const line = lines.get(thing);
      const waiting = { question, resolve, reject };
      if (line !== undefined) {
        line.push(waiting);
        return;
      }
      const fresh = [waiting];
      lines.set(thing, fresh);
      // After what has arrived by now was read.
      setImmediate(() => void run(thing, fresh));
    });
}
