import { output } from './output.ts';
import { formatOf, type Run } from './run.ts';
import { styleOf } from './style.ts';
import { printable } from './table.ts';

/** What one line of a single thing is called, and shows. */
export type Line<T> = readonly [label: string, shown: (thing: T) => string];

/** Prints one thing: a line for each fact for people, the whole object, or a row of it, for programs. */
export async function outputOne<T extends object>(
  run: Run,
  thing: T,
  lines: readonly Line<T>[],
): Promise<void> {
  const { stdout } = run.host;
  const format = formatOf(run);
  if (format === 'table') {
    const width = Math.max(...lines.map(([label]) => label.length));
    const style = styleOf(stdout);
    const text = lines.map(
      ([label, shown]) => `${style.bold(label.padEnd(width))}  ${paragraphs(shown(thing), width + 2)}\n`,
    );
    stdout.write(text.join(''));
    return;
  }
  if (format === 'json') {
    stdout.write(`${JSON.stringify(thing, null, 2)}\n`);
    return;
  }
  async function* pages() {
    yield [thing];
  }
  await output(pages(), format, { fields: Object.keys(thing), columns: [] }, run.host);
}

/** A text of several lines keeps them, below each other. */
function paragraphs(text: string, indent: number): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(printable)
    .join(`\n${' '.repeat(indent)}`);
}
