import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const program = fileURLToPath(new URL('../bin/matchpoint.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Each test file has its own home, where `login` stores the session. */
export const home = mkdtempSync(join(tmpdir(), 'matchpoint cli '));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Starts `matchpoint` as a process with pipes. Its environment is a home folder and `env`. */
export function start(
  args: readonly string[],
  env: Record<string, string> = {},
  nodeArgs: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...nodeArgs, program, ...args], { env: { HOME: home, ...env } });
}

/** Runs `matchpoint` to its end, with `input` piped in. */
export async function matchpoint(
  args: readonly string[],
  env: Record<string, string> = {},
  { input = '', nodeArgs = [] }: { readonly input?: string; readonly nodeArgs?: readonly string[] } = {},
): Promise<Ended> {
  const child = start(args, env, nodeArgs);
  // A program that needs no input may have ended before it is written.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}
