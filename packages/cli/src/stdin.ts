import { ExitError } from './exit-error.ts';
import type { Input } from './host.ts';

const longest = 64 * 1024;

/**
 * The first line of piped input, without its line break.
 * @throws {ExitError} if there is none
 */
export async function readFirstLine(stdin: Input, what: 'password' | 'key'): Promise<string> {
  const read = await readUntil(stdin, (text) => text.includes('\n'));
  const [line = ''] = read.split(/\r?\n/);
  if (line === '' || line.length > longest)
    throw new ExitError('usage', `stdin has no line to read the ${what} from.`);
  return line;
}

/**
 * All of the input, piped or typed.
 * @throws {ExitError} if it is longer than any address
 */
export async function readAll(stdin: Input): Promise<string> {
  const read = await readUntil(stdin, () => false);
  if (read.length > longest) throw new ExitError('usage', 'stdin holds more than an address.');
  return read;
}

async function readUntil(stdin: Input, isEnough: (read: string) => boolean): Promise<string> {
  const decoder = new TextDecoder();
  let read = '';
  for await (const chunk of stdin) {
    read += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    if (isEnough(read) || read.length > longest) break;
  }
  return read;
}
