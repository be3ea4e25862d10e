import { collationKey } from '../../display/collation.ts';
import type { Field } from '../../fields/field.ts';

/** The key of all spellings of a header: letters and digits, without parts in brackets. */
export function headerKey(header: string): string {
  const folded = collationKey(header);
  const bare = folded.replace(/[([{].*?[)\]}]/g, '').replace(/[^\p{L}\p{N}]/gu, '');
  return bare === '' ? folded.replace(/[^\p{L}\p{N}]/gu, '') : bare;
}

/** What stands in brackets of a header and makes it another thing than the field: SAT (Math), GPA (out of 5). */
export function otherThing(header: string, field: Field): string | null {
  const inBrackets = Array.from(header.matchAll(/[([{](.*?)[)\]}]/gu), ([, text = '']) => text);
  const isOther = (text: string) =>
    others.test(text) || (field.kind === 'score' && (otherScores.test(text) || isOtherScale(text, field)));
  return inBrackets.find((text) => isOther(collationKey(text))) ?? null;
}

/** Whether a header says that its values are another's or of another time: second sport, preferred country, current term. */
export function isOfOthers(header: string): boolean {
  const folded = collationKey(header);
  return beside.test(folded) || others.test(folded.replaceAll('?', ''));
}

const beside =
  /\b(second|2nd|third|3rd|other|previous|former|last|old|current|present|favou?rite|preferred|target|desired|destination|visit|deadline|expir\w*|club|coach|payment|contract|test|exam|abroad|before|joined|signed|since|debut|started|registered|retake|camp|trial|showcase|backup|alternat\w*|fallback|plan b|zweit\w*|segund[ao]|deuxieme|second[ao]|seit|depuis|besuch|visit[ae]|vertrag|contrato|contrat|(?:college|university|bachelor|master)\W+grad\w*)\b/;
const others =
  /\?|\b(parents?|guardians?|mother|father|coach|contact|emergency|sibling|brother|sister|birth)\b/;
const otherScores =
  /%|^(?:[wdp]|ch)$|\b(ago|career|peak|converted from|paper|weighted|maths?|verbal|ebrw|erw|rw|reading|writing|listening|speaking|science|english|section|essay|subject|doubles|mixed|goal|target|projected|predicted|expected|estimated|practice|mock|previous|last year|prior|old|former)\b/;

/** Whether a text names a whole that is not the field's: 'out of 5', '0-10', '5 point scale'. */
function isOtherScale(text: string, { max }: { readonly max: number | null }): boolean {
  const [, whole, end, scale] =
    /(?:\bof|\/)\s*(\d[\d.]*)|^[\d.]+\s*(?:-|–|to)\s*(\d[\d.]*)$|(\d[\d.]*)[- ]?(?:point|scale)/.exec(text) ??
    [];
  const found = whole ?? end ?? scale;
  return found !== undefined && max !== null && Number(found) !== max;
}

/** The name of a column of a table without a header, as a spreadsheet has it: A, Z, AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${columnLetter(Math.floor(index / 26) - 1)}${last}`;
}

/** Whether a table has no header, so that its columns are named by their letters. */
export function isLettered(header: readonly string[]): boolean {
  return header.length > 1 && header.every((column, index) => column === columnLetter(index));
}

/** The name of a column by its place: '#3' is the third. */
export function placeKey(index: number): string {
  return `#${index + 1}`;
}

const place = /^\s*#(\d+)\s*$/;

export function isPlaceKey(column: string): boolean {
  return place.test(column);
}

/** The places, from 0, of the columns named by '#3' or by any spelling of a header. */
export function namedColumns(column: string, header: readonly string[]): readonly number[] {
  const [, from1] = place.exec(column) ?? [];
  if (from1 !== undefined) return header[Number(from1) - 1] === undefined ? [] : [Number(from1) - 1];
  const key = headerKey(column);
  return header.flatMap((other, index) => (key !== '' && headerKey(other) === key ? [index] : []));
}

/** The name of a column: its header, or its place where the header is ambiguous. */
export function columnKey(index: number, header: readonly string[]): string {
  const own = header[index] ?? '';
  const isAlone = !isPlaceKey(own) && namedColumns(own, header).length === 1;
  return isAlone && !/\p{Cc}/u.test(own) ? own : placeKey(index);
}

/** A column as problems name it: the header of the file, and the name that chooses it. */
export function columnAt(
  index: number,
  header: readonly string[],
): { readonly column: string; readonly key: string } {
  return { column: header[index] ?? '', key: columnKey(index, header) };
}
