import { readFileSync } from 'node:fs';

/** The oldest Node that the project supports, such as 20.19. */
export function oldestNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(engines.node).replace('>=', '');
}

/**
 * Says what is wrong with this Node for the project, if anything. It is loaded before everything else, by whatever
 * Node there is: it must stay in the words of old ones.
 *
 * @returns {string | undefined}
 */
export function nodeProblem() {
  const needed = oldestNode();
  const [major = 0, minor = 0] = needed.split('.').map(Number);
  const [thisMajor = 0, thisMinor = 0] = process.versions.node.split('.').map(Number);
  if (thisMajor > major || (thisMajor === major && thisMinor >= minor)) return undefined;
  return `Matchpoint needs Node ${needed} or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`;
}
