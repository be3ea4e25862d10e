import { UnreadableError } from './unreadable.ts';

/**
 * Refuses other forms of files by their first bytes, with advice.
 * @throws {UnreadableError}
 */
export function refuseOtherForms(bytes: Uint8Array): void {
  const found = forms.find(([magic]) => startsWith(bytes, magic));
  if (found !== undefined) throw new UnreadableError(found[1]);
  if (startsWith(bytes, '\xd0\xcf\x11\xe0'))
    throw new UnreadableError(
      isEncrypted(bytes)
        ? 'This workbook is protected by a password. Open it, remove the password, and save it.'
        : 'This is an old Excel file (.xls). Save it as .xlsx or CSV.',
    );
}

const shortcut = 'This is a link, not the file. Open it, download the file, and take that.';
const sheetLink =
  'This is a link to a Google sheet, not the sheet. Open it, choose File, Download, Microsoft Excel (.xlsx), and take that file.';

/** Files that stand for another, by name. */
const standIns: readonly (readonly [name: RegExp, advice: string])[] = [
  [/\.gsheet$/i, sheetLink],
  [/\.(gdoc|gslides|url|webloc|lnk)$/i, shortcut],
  [/^(~\$|\.~lock\.)/, 'This only marks that a workbook is open. Take the workbook itself.'],
  [/\.icloud$/i, 'This file is in iCloud, and not on this device yet. Download it, and take it then.'],
];

/** Refuses a file, or pasted text, that stands for another. */
export function refuseStandIns(name: string, bytes: Uint8Array): void {
  const found = standIns.find(([pattern]) => pattern.test(name));
  if (found !== undefined) throw new UnreadableError(found[1]);
  if (bytes.length < 4096) refuseAddress(new TextDecoder().decode(bytes));
}

/** Refuses an address in place of a file. */
export function refuseAddress(text: string): void {
  if (!/^\s*https?:\/\/\S+\s*$/i.test(text)) return;
  throw new UnreadableError(text.includes('//docs.google.com/spreadsheets/') ? sheetLink : shortcut);
}

/** Refuses a text that is markup, as many programs export under the name .xls. */
export function refuseMarkup(text: string): void {
  const start = text.slice(0, 1000).trimStart();
  if (!start.startsWith('<')) return;
  const save = 'Open it in a spreadsheet and save it as .xlsx or CSV.';
  if (/mso-application|office:spreadsheet/i.test(start))
    throw new UnreadableError(`This is an XML Spreadsheet 2003. ${save}`);
  if (/^<(!doctype html|html|head|body|meta|style|table)\b/i.test(start))
    throw new UnreadableError(`This is a web page (HTML), whatever its name says. ${save}`);
  if (start.startsWith('<?xml')) throw new UnreadableError(`This is XML, not a table. ${save}`);
}

export function startsWith(bytes: Uint8Array, magic: string): boolean {
  return [...magic].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

const compressed = 'This file is compressed. Unpack it first.';
const forms: readonly (readonly [magic: string, advice: string])[] = [
  ['\x1f\x8b', compressed],
  ['7z\xbc\xaf', compressed],
  ['Rar!', compressed],
  ['BZh', compressed],
  ['\xff\xfe\0\0', 'This text is in UTF-32. Save it as UTF-8.'],
  ['\0\0\xfe\xff', 'This text is in UTF-32. Save it as UTF-8.'],
  [
    '\0\x05\x16\x07',
    'This is a companion file of macOS, whose name begins with "._". Take the file without it.',
  ],
  ['%PDF', 'This is a PDF. Save the table as .xlsx or CSV.'],
  ['{\\rtf', 'This is a text document (RTF). Save the table as .xlsx or CSV.'],
  ['\x89PNG', 'This is a picture. Save the table as .xlsx or CSV.'],
  ['\xff\xd8\xff', 'This is a picture. Save the table as .xlsx or CSV.'],
];

/** The directory of such a file is in UTF-16, and begins at an even place. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
}
