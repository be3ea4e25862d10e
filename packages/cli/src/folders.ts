import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Host } from './host.ts';

/** Where the XDG Base Directory Specification puts what a person writes. */
export function configFolder({ env }: Pick<Host, 'env'>): string {
  return join(absolute(env['XDG_CONFIG_HOME']) ?? join(home(env), '.config'), 'matchpoint');
}

/** Where it puts what the program keeps between runs. */
export function stateFolder({ env }: Pick<Host, 'env'>): string {
  return join(absolute(env['XDG_STATE_HOME']) ?? join(home(env), '.local', 'state'), 'matchpoint');
}

function home(env: Host['env']): string {
  return absolute(env['HOME']) ?? homedir();
}

/** A relative path in these variables is to be ignored. */
function absolute(folder: string | undefined): string | null {
  return folder !== undefined && isAbsolute(folder) ? folder : null;
}
