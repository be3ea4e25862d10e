/** Cells from a spreadsheet's clipboard as a file of their own. */
export function pastedFile(text: string): File {
  return new File([text], 'Pasted cells', { type: 'text/plain' });
}
