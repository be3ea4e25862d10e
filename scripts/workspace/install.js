import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.js';
import { pnpmCommand } from './npx.js';
import { whenChanged } from './stamp.js';

/**
 * Installs the packages that the lock file names, when it or a package.json changed since the last time. Nothing
 * but Node and npm is needed: pnpm comes by npx, in the version that package.json names.
 *
 * @import { Children } from '../processes/children.js'
 * @param {{ root: string, children: Children, say: (text: string) => void }} options
 */
export async function ensureInstalled({ root, children, say }) {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const manifests = ['.', ...packages].map((folder) => `${folder}/package.json`);
  await whenChanged({
    root,
    name: 'installed',
    reads: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests],
    values: { platform: process.platform, arch: process.arch },
    results: packages.map((folder) => `${folder}/node_modules`),
    async run() {
      say('Installing packages: the first time takes a minute or two');
      const { env, ...pnpm } = pnpmCommand(root, 'install', '--frozen-lockfile', '--prefer-offline');
      // Without a person to ask, pnpm goes on instead of asking.
      const ending = await children.run({ name: 'pnpm', ...pnpm, cwd: root, env: { ...env, CI: 'true' } });
      if (ending === 'exit code 0') return;
      throw new PlainError(
        `The packages could not be installed (pnpm: ${ending}); what it says above names the cause. The npm registry must be in reach the first time.`,
      );
    },
  });
}
