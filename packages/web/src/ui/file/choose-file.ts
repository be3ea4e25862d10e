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
