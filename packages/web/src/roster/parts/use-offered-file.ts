import { useState } from 'react';
import { useWindowEvent } from '../../ui/page/window-event.ts';

/**
 * Takes a file that is dropped on the page or pasted into it, and cells that were copied from a spreadsheet.
 * @returns whether a file is held over the page
 */
export function useOfferedFile(onFile: (file: File) => void, onProblem: (problem: string) => void): boolean {
  const [isOver, setIsOver] = useState(false);

  function offer({ files, items }: DataTransfer) {
    const [file, ...others] = files;
    const isFolder = items[0]?.webkitGetAsEntry()?.isDirectory ?? false;
    if (file === undefined) return;
    if (others.length > 0) onProblem('Import one file at a time.');
    else if (isFolder) onProblem('This is a folder. Choose the file with the roster.');
    else onFile(file);
  }

  useWindowEvent('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Without this the browser would leave the page to show the file.
    event.preventDefault();
    setIsOver(true);
  });
  useWindowEvent('dragleave', ({ relatedTarget }) => setIsOver(relatedTarget !== null));
  useWindowEvent('drop', (event) => {
    event.preventDefault();
    setIsOver(false);
    if (event.dataTransfer !== null) offer(event.dataTransfer);
  });
  useWindowEvent('paste', ({ clipboardData }) => {
    if (clipboardData === null) return;
    const text = clipboardData.getData('text/plain');
    // A spreadsheet also offers its cells as a picture.
    if (text.trim() === '') offer(clipboardData);
    else onFile(pastedFile(text));
  });

  return isOver;
}

/** Cells from a spreadsheet's clipboard as a file of their own. */
export function pastedFile(text: string): File {
  return new File([text], 'Pasted cells', { type: 'text/plain' });
}
