import { parentOf } from './identify.js';

/**
 * Settles with a sentence when this command should stop: Ctrl-C, a signal, a closed terminal, or the end of the npm
 * that runs it (a shell stands between the two, and passes no signal on).
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

    const { npm_lifecycle_event } = process.env;
    if (npm_lifecycle_event === undefined) return;
    const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
    const those = ancestors();
    setInterval(() => {
      if (ancestors() !== those) resolve('npm has ended');
    }, 200).unref();
  });
}
