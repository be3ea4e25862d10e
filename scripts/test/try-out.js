import { deepEqual } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.js';

/**
 * Uses a running product as its users do, each part of it once.
 *
 * @import { Children } from '../processes/children.js'
 * @typedef {{ url: string, identity: string, email: string, password: string }} Product where it is, where its identity
 *   provider is, and whom to sign in as
 *
 * @param {{ children: Children, node: string, folder: string, product: Product }} options `node` runs the command line
 *   that was built in `folder`
 */
export async function tryOut({ children, node, folder, product: { url, identity, email, password } }) {
  const page = await fetch(url);
  deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8']);

  const env = {
    ...process.env,
    MATCHPOINT_API_URL: url,
    MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: identity,
    XDG_CONFIG_HOME: join(folder, '.matchpoint', 'config'),
    XDG_STATE_HOME: join(folder, '.matchpoint', 'state'),
  };
  /** @param {string[]} args @param {string} [input] */
  const matchpoint = async (args, input) => {
    /** @type {string[]} */
    const lines = [];
    const ending = await children.run({
      name: 'matchpoint',
      command: node,
      args: [join(folder, 'packages', 'cli', 'bin', 'matchpoint.js'), ...args],
      cwd: folder,
      env,
      input,
      heard: (line) => lines.push(line),
    });
    if (ending !== 'exit code 0') throw new PlainError(`matchpoint ${args.join(' ')}: ${ending}`);
    return lines;
  };
  const list = async (/** @type {string[]} */ ...filters) => {
    const lines = await matchpoint(['athletes', 'list', ...filters, '--format', 'ndjson']);
    return lines.map((line) => JSON.parse(line));
  };

  await matchpoint(['login', '--email', email, '--password-stdin'], `${password}\n`);
  deepEqual(
    (await list('--sport', 'Tennis', '--limit', '3')).map(({ sport }) => sport),
    ['Tennis', 'Tennis', 'Tennis'],
  );
  const [header = '', example = ''] = await matchpoint(['athletes', 'template']);
  const [name] = example.split(',');
  writeFileSync(
    join(folder, 'roster.csv'),
    `${header}\n${example}\n${example.replace(`${name}`, 'Zoë Example')}\n`,
  );
  await matchpoint(['athletes', 'import', 'roster.csv', '--yes']);
  const imported = await list('--mine', '--search', 'Example', '--sort', 'name');
  deepEqual(
    imported.map((athlete) => athlete.name),
    [name, 'Zoë Example'],
  );
}
