/**
 * Lines that say what is being done, each with the seconds since the beginning.
 *
 * @param {(text: string) => void} write
 */
export function progress(write) {
  const begun = performance.now();
  return (/** @type {string} */ text) => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    write(`${seconds.padStart(6)} s  ${text}\n`);
  };
}
