import { formatOf, type Run } from '../run.ts';
import { output } from './output.ts';
import { styleOf } from './style.ts';
import { printable } from './terminal-text.ts';

/** A label with its value, or the title of the lines that follow. */
export type Line<T> = readonly [label: string, shown: (record: T) => string] | string;

/** Prints one record: labelled lines for people, the whole object or a row for programs. */
export async function outputOne<T extends object>(
  run: Run,
  record: T,
  lines: readonly Line<T>[],
): Promise<void> {
  const { stdout } = run.host;
  const format = formatOf(run);
  if (format === 'table') {
    const width = Math.max(...lines.map((line) => (typeof line === 'string' ? 0 : line[0].length)));
    const style = styleOf(stdout);
    const text = lines.map((line, index) => {
      if (typeof line === 'string') return `${index === 0 ? '' : '\n'}${style.dim(line)}\n`;
      const [label, shown] = line;
      return `${style.bold(label.padEnd(width))}  ${paragraphs(shown(record), width + 2)}\n`;
    });
    stdout.write(text.join(''));
    return;
  }
  if (format === 'json') {
    stdout.write(`${JSON.stringify(record, null, 2)}\n`);
    return;
  }
  await output([[record]], format, { fields: Object.keys(record), columns: [] }, run.host);
}

/** Prints an object for programs; for people a sentence says it. */
export function printForPrograms({ options, host }: Run, result: object): void {
  const { format } = options;
  if (format === 'json' || format === 'ndjson') host.stdout.write(`${JSON.stringify(result)}\n`);
}

/** Keeps line breaks, and indents the lines that follow. */
function paragraphs(text: string, indent: number): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(printable)
    .join(`\n${' '.repeat(indent)}`);
}
