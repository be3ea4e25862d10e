/** As `TextDecoder` names it, and for people. */
export interface Encoding {
  readonly label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly name: string;
}

const utf8: Encoding = { label: 'utf-8', name: 'UTF-8' };
const utf16le: Encoding = { label: 'utf-16le', name: 'UTF-16' };
const utf16be: Encoding = { label: 'utf-16be', name: 'UTF-16' };
const windows1252: Encoding = { label: 'windows-1252', name: 'Windows-1252' };

const startLength = 64 * 1024;

/**
 * The encoding of a text: by its byte order mark, else by the zero bytes of UTF-16, else UTF-8 if all of it is, else
 * Windows-1252, in which everything is text.
 */
export function findEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16le;
  if (first === 0xfe && second === 0xff) return utf16be;
  const start = bytes.subarray(0, startLength);
  const zeros = (side: number) => start.filter((byte, index) => byte === 0 && index % 2 === side).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > start.length / 8 && odd > even * 4) return utf16le;
  if (even > start.length / 8 && even > odd * 4) return utf16be;
  return isUtf8(bytes) ? utf8 : windows1252;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
