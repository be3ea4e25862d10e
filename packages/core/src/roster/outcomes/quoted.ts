/** A cell as part of a sentence, shortened. */
export function quoted(text: string, most = 40): string {
  if (text.trim() === '') return 'empty';
  return `“${text.length > most ? `${text.slice(0, most - 1)}…` : text}”`;
}
