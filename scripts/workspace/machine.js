import { readFileSync } from 'node:fs';

/** The oldest Node that the project supports, such as 20.19. */
export function oldestNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(engines.node).replace('>=', '');
}

/**
 * Says what is wrong with this machine for the project, if anything. It is loaded before everything else, by whatever
 * Node there is: it must stay in the words of old ones.
 *
 * @param {{ platform: string, node: string }} machine
 * @returns {string | undefined}
 */
export function machineProblem({ platform, node }) {
  if (platform === 'win32')
    return 'On Windows, Matchpoint is built and run inside WSL: install it with "wsl --install", then use the same commands in its terminal.';
  const needed = oldestNode();
  const [major = 0, minor = 0] = needed.split('.').map(Number);
  const [thisMajor = 0, thisMinor = 0] = node.split('.').map(Number);
  if (thisMajor > major || (thisMajor === major && thisMinor >= minor)) return undefined;
  return `Matchpoint needs Node ${needed} or newer, and this is ${node}: install a newer one from https://nodejs.org.`;
}
