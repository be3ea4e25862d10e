/** A word as a person can paste it into a shell. */
export function shellQuoted(word: string): string {
  return /^\w[\w./:=@%+,-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
