/**
 * Settles with a sentence when this command should stop: Ctrl-C, a signal, a closed terminal, or the end of the npm
 * that runs it.
 *
 * @returns {Promise<string>}
 */
export function stopRequest() {
  return new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => resolve(`asked by ${signal}`));
    }
    process.stdout.on('error', () => resolve('nobody reads any more'));
    process.stderr.on('error', () => resolve('nobody reads any more'));

    if (process.env['npm_lifecycle_event'] === undefined) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) resolve('npm has ended');
    }, 200).unref();
  });
}
