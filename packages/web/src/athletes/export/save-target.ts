import { saveFile } from '../../ui/file/files.ts';

/** A file that is written in pieces and appears only when it is complete. */
export interface SaveTarget {
  readonly write: (text: string) => Promise<void>;
  readonly finish: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** What TypeScript lacks of the File System Access API, which some browsers lack. */
interface PickedFile extends FileSystemFileHandle {
  readonly remove?: () => Promise<void>;
}
type Picker = (options: { readonly suggestedName: string }) => Promise<PickedFile>;

function filePicker(): Picker | null {
  const picker: unknown = Reflect.get(window, 'showSaveFilePicker');
  return typeof picker === 'function' ? (options) => picker.call(window, options) : null;
}

/** Athletes that are held in memory, about 100 bytes each, where the browser cannot write to a file as they come. */
const mostInMemory = 500_000;

/** How many athletes this browser can save; null means any number. */
export function mostSaved(): number | null {
  return filePicker() === null ? mostInMemory : null;
}

/** Null if the person chose no file. Browsers require a press to open the picker. */
export async function openTarget(name: string): Promise<SaveTarget | null> {
  const pick = filePicker();
  if (pick === null) return memoryTarget(name);
  try {
    return await fileTarget(await pick({ suggestedName: name }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/** The browser writes to a file of its own, which takes the place of the chosen one when it is closed. */
async function fileTarget(file: PickedFile): Promise<SaveTarget> {
  const stream = await file.createWritable();
  return {
    write: (text) => stream.write(text),
    finish: () => stream.close(),
    discard: async () => {
      await stream.abort();
      // Choosing a new file creates it.
      if ((await file.getFile()).size === 0) await file.remove?.();
    },
  };
}

/** Blobs, which browsers may keep on the disk. */
function memoryTarget(name: string): SaveTarget {
  const parts: Blob[] = [];
  return {
    write: async (text) => void parts.push(new Blob([text])),
    finish: async () => saveFile(name, parts),
    discard: async () => void parts.splice(0),
  };
}
