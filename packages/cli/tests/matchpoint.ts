import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Stream } from '../src/host.ts';
import { createHost } from '../src/node-host.ts';
import { runProgram } from '../src/run-program.ts';

export const program = fileURLToPath(new URL('../bin/matchpoint.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How a command ends that writes nothing to stdout. */
export const says = (code: number, stderr: unknown) => ({ code, stdout: '', stderr });

/** Where `login` stores the session: each test file has its own. */
export let home = '';

/** @returns the home of the test file that begins */
export function freshHome(): string {
  home = mkdtempSync(join(tmpdir(), 'matchpoint cli '));
  return home;
}

type Env = Readonly<Record<string, string>>;

/** Starts the built program as a process with pipes. Its environment is a home folder and `env`. */
export function start(
  args: readonly string[],
  env: Env = {},
  nodeArgs: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...nodeArgs, program, ...args], { env: { HOME: home, ...env } });
}

/** Runs the built program to its end. */
export async function built(
  args: readonly string[],
  env: Env = {},
  nodeArgs: readonly string[] = [],
): Promise<Ended> {
  const child = start(args, env, nodeArgs);
  child.stdin.end();
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

let last: Promise<unknown> = Promise.resolve();

/** Runs `matchpoint` in this process, one command after the other, with `input` piped in. */
export function matchpoint(
  args: readonly string[],
  env: Env = {},
  { input = '' }: { readonly input?: string } = {},
): Promise<Ended> {
  const run = last.then(() => inProcess(args, { HOME: home, ...env }, input));
  last = run.catch(() => {});
  return run;
}

async function inProcess(args: readonly string[], env: Env, input: string): Promise<Ended> {
  const [stdout, stderr] = [recorder(), recorder()];
  const host = createHost({
    stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]),
    stdout: stdout.stream,
    stderr: stderr.stream,
    env,
    on: () => {},
    off: () => {},
  });
  const before = process.env;
  // commander reads the process's environment alone.
  process.env = { ...env };
  try {
    return { code: await runProgram(args, host), stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.env = before;
  }
}

/** A pipe whose text is kept. */
function recorder() {
  let written = '';
  const stream: Stream = {
    write(text, done) {
      written += text;
      done?.();
      return true;
    },
  };
  return { stream, text: () => written };
}
