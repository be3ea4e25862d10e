/** An encoding of `TextDecoder`, as people know it. */
export interface Encoding {
  /** As `TextDecoder` takes it. */
  readonly label: string;
  readonly name: string;
  /** The region that uses it. */
  readonly use: string;
}

export const windows1252: Encoding = { label: 'windows-1252', name: 'Windows-1252', use: 'Western Europe' };

/** Encodings of one byte a letter in which a spreadsheet may have written, the most usual first. */
export const oneByteEncodings: readonly Encoding[] = [
  windows1252,
  { label: 'windows-1250', name: 'Windows-1250', use: 'Central Europe' },
  { label: 'iso-8859-2', name: 'ISO-8859-2', use: 'Central Europe, on Linux' },
  { label: 'macintosh', name: 'Mac Roman', use: 'old Macs' },
  { label: 'windows-1254', name: 'Windows-1254', use: 'Turkish' },
  { label: 'windows-1257', name: 'Windows-1257', use: 'Baltic' },
  { label: 'windows-1251', name: 'Windows-1251', use: 'Cyrillic' },
  { label: 'windows-1253', name: 'Windows-1253', use: 'Greek' },
];

export const utf8: Encoding = { label: 'utf-8', name: 'UTF-8', use: 'all languages' };

const encodings: readonly Encoding[] = [
  utf8,
  { label: 'utf-16le', name: 'UTF-16', use: 'all languages' },
  { label: 'utf-16be', name: 'UTF-16', use: 'all languages' },
  ...oneByteEncodings,
];

/** Usual names that the Encoding Standard lacks. */
const aliases: Readonly<Record<string, string>> = {
  ansi: 'windows-1252',
  macroman: 'macintosh',
  'mac-roman': 'macintosh',
  utf16: 'utf-16le',
};

/** @returns null where no encoding has the name */
export function encodingNamed(name: string): Encoding | null {
  const bare = name
    .trim()
    .toLowerCase()
    .replace(/[ _]/g, '-')
    .replace(/^(windows|cp)?-?(125\d)$/, 'windows-$2');
  try {
    const { encoding: label } = new TextDecoder(aliases[bare] ?? bare);
    return encodings.find((encoding) => encoding.label === label) ?? { label, name: label, use: '' };
  } catch {
    return null;
  }
}

const startLength = 64 * 1024;

/** UTF-16 by its byte order mark, or by the zero bytes beside plain letters. */
export function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, startLength);
  const zeros = (side: number) => start.filter((byte, index) => byte === 0 && index % 2 === side).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > start.length / 8 && odd > even * 4) return 'utf-16le';
  if (even > start.length / 8 && even > odd * 4) return 'utf-16be';
  return null;
}
