import type { CellReading } from './cell-values.ts';
import { accents, entities } from './foreign-words.ts';

const quotationMark = `['’‘"“”„«»]`;
const quoted = new RegExp(`^${quotationMark}\\s*(\\S.*?)\\s*${quotationMark}$`, 'su');
/** A quotation mark that opens or ends something between the outer ones. */
const quotedWithin = new RegExp(`(^|\\s)${quotationMark}|${quotationMark}(\\s|$)`, 'u');

/** How a cell is read without the signs around it. */
export const plainly = 'without the signs around it';

/** Takes off quotation marks around a whole value. */
export function unquoted(text: string): string {
  const within = quoted.exec(text)?.[1];
  return within === undefined || quotedWithin.test(within) ? text : within;
}

/**
 * A value without outer quotation marks and invisible signs, without the apostrophe that makes a spreadsheet take it as text, and with
 * usual digits.
 */
export function plainCell(text: string): string {
  const plain = unquoted(withoutEntities(text)).replace(/^['’‘]\s*/u, '');
  if (isAscii.test(plain)) return plain;
  return plain
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9０-９])\p{Nd}/gu, digitOf)
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/[！-～]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/** A text with the signs for which HTML's entities stand: O&#39;Bryan, Ren&eacute;. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/giu,
    (whole, decimal?: string, hex?: string, name = '') => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
      const [, letter = '', accent = ''] = /^([a-z])([a-z]+)$/iu.exec(name) ?? [];
      const mark = accents.get(accent);
      return entities.get(name) ?? (mark === undefined ? whole : `${letter}${mark}`.normalize('NFC'));
    },
  );
}

const isAscii = /^[\0-\x7f]*$/;

/** The usual digit for one of another script, whose ten digits follow each other. */
function digitOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  const zero = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50].find((first) => at >= first && at < first + 10);
  return zero === undefined ? digit : String(at - zero);
}

/** Creates a reader of the plain cell, which notes where that differs from the cell itself. */
export function readingPlain<T extends string | number | boolean>(
  read: (text: string) => CellReading<T>,
): (cell: string) => CellReading<T> {
  return (cell) => {
    const text = cell.trim();
    const plain = plainCell(text);
    const reading = read(plain);
    if (plain === text || !('value' in reading) || reading.value === null) return reading;
    return { read: String(reading.value), how: plainly, ...reading };
  };
}
