/**
 * Settles with a sentence when somebody wants this command to stop: Ctrl-C, a signal, a closed terminal, or the npm
 * that runs it having been killed.
 *
 * @returns {Promise<string>}
 */
export function stopRequest() {
  return new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => resolve(`asked by ${signal}`));
    }
    process.stdout.on('error', () => resolve('nobody reads any more'));
    const { npm_lifecycle_event } = process.env;
    if (npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) resolve('npm has ended');
    }, 500).unref();
  });
}
