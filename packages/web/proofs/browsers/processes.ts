import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** The path of the first of these programs that is on the machine. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Started {
  /** Waits for a line of its output. @returns what the pattern's first group matched */
  readonly said: (pattern: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a program that runs until it is stopped. */
export function startProgram(
  [program, ...args]: readonly [program: string, ...args: readonly string[]],
  env: NodeJS.ProcessEnv = process.env,
): Started {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const news = new EventTarget();
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      news.dispatchEvent(new Event('line'));
    });
  return {
    async said(pattern) {
      for (;;) {
        const match = lines.map((line) => pattern.exec(line)).find((found) => found !== null);
        if (match !== undefined) return match[1] ?? '';
        const isOver = await Promise.race([ended.then(() => true), once(news, 'line').then(() => false)]);
        if (isOver) throw new Error(`${program} ended: ${lines.join('\n')}`);
      }
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
