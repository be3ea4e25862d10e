import { formatCount } from '../ui/text/format-count.ts';

/** A cell as part of a sentence, shortened. */
export function quoted(text: string, most = 40): string {
  if (text.trim() === '') return 'empty';
  return `“${text.length > most ? `${text.slice(0, most - 1)}…` : text}”`;
}

/** '1 row', '2,000 rows'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
