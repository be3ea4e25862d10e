/** Quotes a word for the shell of this system; on Windows as both of its shells read it. */
export function shellQuoted(word: string, platform: string = process.platform): string {
  if (platform === 'win32') return /^\w[\w.\\/:=@+-]*$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`;
  return /^\w[\w./:=@%+,-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
