import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { openConnection } from '../database/connection.ts';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const { PATH = '' } = process.env;

/** The built program in a process of its own. */
export interface Program {
  readonly pid: number;
  /** Settles with the origin when the program prints that it is ready. */
  readonly ready: Promise<string>;
  /** Settles when it has ended. */
  readonly ended: Promise<Ending>;
  /** Its standard output so far. */
  said(): string;
  signal(name: NodeJS.Signals): void;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

let built: Promise<unknown> | null = null;

/** Compiles what changed, once a process. */
export async function build(): Promise<void> {
  const compiler = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url));
  built ??= promisify(execFile)(process.execPath, [compiler, '-b', join(folder, 'tsconfig.build.json')]);
  await built;
}

const running = new Set<Program>();

/** Starts it on a free port, without the access log, with these variables and no others. */
export function start(variables: Record<string, string>, ...flags: string[]): Program {
  return startFrom(join(folder, 'dist/main.js'), variables, ...flags);
}

/** @param main the built file of this program, or of another version of it */
export function startFrom(main: string, variables: Record<string, string>, ...flags: string[]): Program {
  return startCommand(process.execPath, [main, ...flags], variables);
}

/** Starts it by another command, which ends as it does. */
export function startCommand(
  command: string,
  args: readonly string[],
  variables: Record<string, string>,
): Program {
  const child = spawn(command, args, {
    env: { PATH, PORT: '0', MATCHPOINT_ACCESS_LOG: 'off', MATCHPOINT_DRAIN_SECONDS: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Ending>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      const url = /ready on (http:\S+)/.exec(stdout)?.[1];
      if (url !== undefined) resolve(url);
    });
    void ended.then(({ stderr: why }) => reject(new Error(`It ended before it was ready: ${why}`)));
  });
  ready.catch(() => undefined);
  const program = {
    pid: child.pid ?? 0,
    ready,
    ended,
    said: () => stdout,
    signal: (name: NodeJS.Signals) => void child.kill(name),
  };
  running.add(program);
  void ended.then(() => running.delete(program));
  return program;
}

export async function stopAll(): Promise<void> {
  for (const program of running) {
    program.signal('SIGTERM');
    await program.ended;
  }
}

/** A folder that `removeFolders` removes; other users may enter it, as a home folder. */
export async function temporaryFolder(name = 'matchpoint server '): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), name));
  await chmod(path, 0o755);
  folders.push(path);
  return path;
}

const folders: string[] = [];

export async function removeFolders(): Promise<void> {
  for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true });
}

/** Runs a command to its end. */
export async function run(
  variables: Record<string, string>,
  ...words: string[]
): Promise<Omit<Ending, 'signal'>> {
  const { code, stdout, stderr } = await start(variables, ...words).ended;
  return { code, stdout, stderr };
}

/** The names in the public list of a server. */
export async function athleteNames(url: string): Promise<string[]> {
  const athletes = z.array(z.object({ name: z.string() }));
  return athletes.parse(await (await fetch(`${url}/api/athletes/`)).json()).map(({ name }) => name);
}

/** The process of the embedded database in a data folder. */
export async function postmaster(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Runs a statement on the embedded database in a data folder, past the server. */
export async function runIn(dataDir: string, statement: string): Promise<void> {
  const socket = join(dataDir, 'postgres', '.s.PGSQL.1');
  const connection = await openConnection({ socket, database: 'matchpoint', user: 'matchpoint' });
  await connection.query(statement);
  await connection.end();
}
