import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { StartupError } from '../../startup-error.ts';

/** A user of the operating system, by numbers. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as this user, who is created where missing. */
export async function postgresUser(): Promise<SystemUser> {
  const found = await findPostgresUser();
  if (found !== null) return found;
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', ['--system', '--no-create-home', '--gid', 'postgres', 'postgres']);
  const created = await findPostgresUser();
  if (created !== null) return created;
  throw new StartupError(
    'PostgreSQL refuses to run as root and the system user "postgres" could not be created; create it (useradd --system postgres), start as an ordinary user, or set DATABASE_URL.',
  );
}

async function findPostgresUser(): Promise<SystemUser | null> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users);
  return entry === null ? null : { uid: Number(entry[1]), gid: Number(entry[2]) };
}

/** Whether the user can enter the folder: every folder above it must let him pass. */
export function canEnter(user: SystemUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

export function canRun(user: SystemUser, program: string): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0;
}
