import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../bin/matchpoint.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `matchpoint` as a process of its own, on pipes, with no variable but those of `env`. */
export function start(
  args: readonly string[],
  env: Record<string, string> = {},
  nodeArgs: readonly string[] = [],
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [...nodeArgs, program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs `matchpoint` to its end. */
export async function matchpoint(...given: Parameters<typeof start>): Promise<Ended> {
  const child = start(...given);
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}
