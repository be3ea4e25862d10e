/** Offers the parts of a file to the person as a download. */
export function saveFile(name: string, parts: readonly (string | Blob)[], type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Lets the person choose a file of the device; nothing happens if they do not. */
export function chooseFile(accept: string, onFile: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.hidden = true;
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    input.remove();
    const [file] = input.files ?? [];
    if (file !== undefined) onFile(file);
  });
  // Safari forgets an input that is not in the document.
  document.body.append(input);
  input.click();
}
