import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { home, program } from './matchpoint.ts';

/** The program in a real terminal, and what a person sees of it. */
export interface Opened {
  /** The lines on the screen and above it, without the blanks at their ends. */
  readonly shown: () => string;
  /** All that was written to the terminal, with its control characters. */
  readonly written: () => string;
  /** Whether anything on the screen has a colour of its own. */
  readonly isColored: () => boolean;
  /** Resolves when the terminal shows `text`. */
  readonly until: (text: string) => Promise<void>;
  readonly type: (text: string) => void;
  /** Resolves with the exit code. */
  readonly ended: Promise<number>;
}

export const keys = {
  enter: '\r',
  down: '\u001b[B',
  up: '\u001b[A',
  back: '\u007f',
  interrupt: '\u0003',
  endOfInput: '\u0004',
};

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Starts `matchpoint` in a terminal. Its environment is a home folder and `env`. */
export function openTerminal(
  args: readonly string[],
  env: Record<string, string> = {},
  { columns, rows }: Size = { columns: 80, rows: 24 },
): Opened {
  const screen = new xterm.Terminal({ cols: columns, rows, scrollback: 10_000, allowProposedApi: true });
  const child = spawn(process.execPath, [program, ...args], {
    cols: columns,
    rows,
    name: 'xterm-256color',
    env: { HOME: home, TERM: 'xterm-256color', ...env },
  });
  const waiting = new Set<() => void>();
  const shown = () => {
    const { active } = screen.buffer;
    const lines = Array.from({ length: active.length }, (_, at) =>
      active.getLine(at)?.translateToString(true),
    );
    return lines.join('\n').trimEnd();
  };
  const isColored = () => {
    const { active } = screen.buffer;
    const places = Array.from({ length: active.length * columns }, (_, at) => at);
    return places.some((at) => {
      const cell = active.getLine(Math.floor(at / columns))?.getCell(at % columns);
      return cell !== undefined && !cell.isFgDefault();
    });
  };
  let written = '';
  child.onData((data) => {
    written += data;
  });
  child.onData((data) => screen.write(data, () => waiting.forEach((look) => void look())));
  const ended = new Promise<number>((resolve) => {
    // Writes the last output to the screen before `ended` resolves.
    child.onExit(({ exitCode }) => screen.write('', () => resolve(exitCode)));
  });
  return {
    shown,
    written: () => written,
    isColored,
    until: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!shown().includes(text)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
        void ended.then((code) => {
          look();
          reject(new Error(`It ended with ${code} and never showed "${text}", but:\n${shown()}`));
        });
      }),
    type: (text) => child.write(text),
    ended,
  };
}
