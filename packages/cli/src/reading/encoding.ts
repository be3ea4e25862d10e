import { open } from 'node:fs/promises';

/** As `TextDecoder` names it, and for people. */
export interface Encoding {
  readonly label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly name: string;
}

const utf8: Encoding = { label: 'utf-8', name: 'UTF-8' };
const utf16le: Encoding = { label: 'utf-16le', name: 'UTF-16' };
const utf16be: Encoding = { label: 'utf-16be', name: 'UTF-16' };
const windows1252: Encoding = { label: 'windows-1252', name: 'Windows-1252' };

/**
 * What a text file is written in: by its mark, else by the zero bytes of UTF-16, else UTF-8 if all of it is, else
 * Windows-1252, in which everything is text.
 */
export async function findEncoding(path: string, start: Uint8Array): Promise<Encoding> {
  const [first = -1, second = -1, third = -1] = start;
  if (first === 0xff && second === 0xfe) return utf16le;
  if (first === 0xfe && second === 0xff) return utf16be;
  if (first === 0xef && second === 0xbb && third === 0xbf) return utf8;
  const zeros = [0, 1].map((side) => start.filter((byte, index) => byte === 0 && index % 2 === side).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 8 && odd > even * 4) return utf16le;
  if (even > start.length / 8 && even > odd * 4) return utf16be;
  return (await isUtf8(path)) ? utf8 : windows1252;
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const file = await open(path);
  try {
    for await (const chunk of file.createReadStream({ highWaterMark: 1024 * 1024, autoClose: false }))
      decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    await file.close();
  }
}

/** The file as text, without its byte order mark. */
export async function* readText(path: string, { label }: Encoding): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(label);
  const file = await open(path);
  try {
    for await (const chunk of file.createReadStream({ highWaterMark: 64 * 1024, autoClose: false }))
      yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } finally {
    await file.close();
  }
}
