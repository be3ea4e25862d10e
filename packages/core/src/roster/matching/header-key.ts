import { collationKey } from '../../display/collation.ts';

/** The key of all spellings of a header: letters and digits, without parts in brackets. */
export function headerKey(header: string): string {
  const folded = collationKey(header);
  const bare = folded.replace(/[([{].*?[)\]}]/g, '').replace(/[^\p{L}\p{N}]/gu, '');
  return bare === '' ? folded.replace(/[^\p{L}\p{N}]/gu, '') : bare;
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
