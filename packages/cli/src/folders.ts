import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Host } from './host.ts';

/** Configuration, by the XDG Base Directory standard. */
export function configFolder({ env }: Pick<Host, 'env'>): string {
  return join(absolute(env['XDG_CONFIG_HOME']) ?? join(home(env), '.config'), 'matchpoint');
}

/** What the program stores between runs. */
export function stateFolder({ env }: Pick<Host, 'env'>): string {
  return join(absolute(env['XDG_STATE_HOME']) ?? join(home(env), '.local', 'state'), 'matchpoint');
}

function home(env: Host['env']): string {
  return absolute(env['HOME']) ?? homedir();
}

/** The standard says to ignore relative paths. */
function absolute(folder: string | undefined): string | null {
  return folder !== undefined && isAbsolute(folder) ? folder : null;
}
