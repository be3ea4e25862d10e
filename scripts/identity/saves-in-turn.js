/**
 * One save at a time: calls during a save share the next one, because the running save may have begun before their
 * change.
 *
 * @param {() => Promise<void>} save
 * @returns {() => Promise<void>} settles with a save that began after this call
 */
export function savesInTurn(save) {
  /** @type {Promise<void>} */
  let running = Promise.resolve();
  /** @type {Promise<void> | undefined} */
  let next;
  const begin = () => {
    if (next !== undefined) running = next;
    next = undefined;
    return save();
  };
  return () => {
    next ??= running.then(begin, begin);
    return next;
  };
}
