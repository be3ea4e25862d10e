import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

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
