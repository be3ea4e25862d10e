import { exitCodes } from './exit-codes.ts';
import { ExitError } from './exit-error.ts';
import type { Source } from './host.ts';

const longest = 64 * 1024;

/**
 * The first line of what is piped in, without its end.
 * @throws {ExitError} where there is none
 */
export async function readFirstLine(stdin: Source): Promise<string> {
  const decoder = new TextDecoder();
  let read = '';
  for await (const chunk of stdin) {
    read += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    if (read.includes('\n') || read.length > longest) break;
  }
  const [line = ''] = read.split(/\r?\n/);
  if (line === '' || line.length > longest)
    throw new ExitError(exitCodes.usage, 'stdin has no line to read the password from.');
  return line;
}
