/** An encoding of `TextDecoder`, as people know it. */
export interface Encoding {
  /** As `TextDecoder` takes it. */
  readonly label: string;
  readonly name: string;
  /** The region that uses it. */
  readonly use: string;
}

/** One that has no mark of its own, so that only the words in it tell. */
export interface UnmarkedEncoding extends Encoding {
  /** Beside ASCII and usual signs, the letters of names that are written in it: a class of a regular expression. */
  readonly letters: string;
}

const western = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüßœ';
const central = 'áâäăąćčçďđéęëěíîĺľłńňóôőöŕřśšşßťţúůűüýźžż';
const fullWidth = '\\u3000-\\u3003\\uff01-\\uff5e・ー';

export const windows1252: UnmarkedEncoding = {
  label: 'windows-1252',
  name: 'Windows-1252',
  use: 'Western Europe',
  letters: western,
};

/** The more usual first: it is taken where a text looks right in two. */
export const unmarkedEncodings: readonly UnmarkedEncoding[] = [
  windows1252,
  { label: 'windows-1254', name: 'Windows-1254', use: 'Turkish', letters: 'âäçéğıîİöşûü' },
  { label: 'windows-1250', name: 'Windows-1250', use: 'Central Europe', letters: central },
  { label: 'iso-8859-2', name: 'ISO-8859-2', use: 'Central Europe, on Linux', letters: central },
  { label: 'macintosh', name: 'Mac Roman', use: 'old Macs', letters: western },
  { label: 'windows-1257', name: 'Windows-1257', use: 'Baltic', letters: 'āąäčćēėęéģīįķļłńņóõöśšūųüźžż' },
  { label: 'windows-1251', name: 'Windows-1251', use: 'Cyrillic', letters: '\\p{Script=Cyrillic}' },
  { label: 'windows-1253', name: 'Windows-1253', use: 'Greek', letters: '\\p{Script=Greek}' },
  {
    label: 'shift_jis',
    name: 'Shift JIS',
    use: 'Japanese',
    letters: `\\p{Script=Han}\\p{Script=Hiragana}ァ-ヿ${fullWidth}`,
  },
  { label: 'euc-kr', name: 'EUC-KR', use: 'Korean', letters: `\\p{Script=Hangul}${fullWidth}` },
  { label: 'gb18030', name: 'GB18030', use: 'Chinese, simplified', letters: `\\p{Script=Han}${fullWidth}` },
  { label: 'big5', name: 'Big5', use: 'Chinese, traditional', letters: `\\p{Script=Han}${fullWidth}` },
];

export const utf8: Encoding = { label: 'utf-8', name: 'UTF-8', use: 'all languages' };

export const encodings: readonly Encoding[] = [
  utf8,
  ...unmarkedEncodings,
  { label: 'utf-16le', name: 'UTF-16', use: 'all languages' },
  { label: 'utf-16be', name: 'UTF-16', use: 'all languages, big end first' },
];

/** Usual names that the Encoding Standard lacks, and its own of a part of GB18030. */
const aliases: Readonly<Record<string, string>> = {
  ansi: 'windows-1252',
  macroman: 'macintosh',
  'mac-roman': 'macintosh',
  utf16: 'utf-16le',
  cp932: 'shift_jis',
  cp936: 'gb18030',
  cp949: 'euc-kr',
  cp950: 'big5',
  gbk: 'gb18030',
};

/** @returns null where no encoding has the name */
export function encodingNamed(name: string): Encoding | null {
  const bare = name
    .trim()
    .toLowerCase()
    .replace(/[ _]/g, '-')
    .replace(/^(windows|cp)?-?(125\d)$/, 'windows-$2');
  try {
    const { encoding } = new TextDecoder(aliases[bare] ?? bare);
    const label = aliases[encoding] ?? encoding;
    return encodings.find((known) => known.label === label) ?? { label, name: label, use: '' };
  } catch {
    return null;
  }
}

/** Decodes texts of one encoding. */
export function decoderOf({ label }: Encoding): (bytes: Uint8Array) => string {
  const decoder = new TextDecoder(label);
  if (label !== windows1252.label) return (bytes) => decoder.decode(bytes);
  return (bytes) =>
    decoder
      .decode(bytes)
      .replace(/[\u0080-\u009f]/g, (letter) => beyondLatin1[letter.charCodeAt(0) - 0x80] ?? letter);
}

/** Letters 0x80 to 0x9F of Windows-1252. Node 20's decoder takes it for ISO-8859-1, which has none of them. */
const beyondLatin1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

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
