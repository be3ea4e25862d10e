/** Concurrent calls, and the failures in a row after which the rest is not tried. */
const atOnce = 6;

/** Calls the service for each id, some at once. @param readOne whether the service was reached */
export async function readEach(
  ids: readonly string[],
  readOne: (id: string) => Promise<boolean>,
): Promise<void> {
  const queue = ids.values();
  let failures = 0;
  const work = async () => {
    for (const id of queue) {
      if (failures >= atOnce) return;
      failures = (await readOne(id)) ? 0 : failures + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
