/** Offers the parts of a file to the person as a download. */
export function saveFile(name: string, parts: readonly (string | Blob)[], type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
