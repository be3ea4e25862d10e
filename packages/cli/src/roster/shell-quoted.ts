/** Quotes a word for a shell. */
export function shellQuoted(word: string): string {
  return /^\w[\w./:=@%+,-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
