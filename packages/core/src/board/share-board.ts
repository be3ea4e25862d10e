import { type Board, boardLimits, columnName, entryId, places } from './board.ts';

export interface SharedColumn {
  readonly name: string;
  readonly places: number | null;
  /** The athletes', best first. */
  readonly ids: readonly string[];
}

/** The part of a board that an address holds: no notes, no marks (rules/board.md#board-sharing). */
export interface SharedBoard {
  readonly columns: readonly SharedColumn[];
  /** What could not be read of the address, as sentences. */
  readonly leftOut: readonly string[];
}

/** Servers refuse longer addresses, and mail programs cut them. Characters. */
const longestShared = 12_000;

/**
 * A board as the text of an address: parts separated by dots, of which the first letter says what they are. `c` is a
 * column's name, `p` its places, `a` an athlete's id, and `x`, the last one, a checksum of all before it.
 */
export function writeSharedBoard({ columns }: Pick<Board, 'columns'>): string {
  const parts = columns.flatMap(({ name, places: wanted, entries }) => [
    `c${encodePart(name)}`,
    ...(wanted === null ? [] : [`p${wanted}`]),
    ...entries.map(({ id }) => `a${encodePart(id)}`),
  ]);
  const text = ['1', ...parts].join('.');
  return `${text}.x${checksum(text)}`;
}

/** Why an address cannot be sent; null when it can. */
export function sharedProblem(text: string): string | null {
  if (text.length <= longestShared) return null;
  return 'This board is too long for one address. Share fewer columns at a time.';
}

/**
 * Reads what {@link writeSharedBoard} wrote, or a whole address that holds it in `shared`, also after a mail program
 * wrapped it, cut it or put other text around it.
 * @returns null for a text that holds no board
 */
export function readSharedBoard(address: string): SharedBoard | null {
  const given = /[?&]shared=([^&#]*)/.exec(address)?.[1] ?? address;
  const text = withoutPercents(given).replace(/[^\w.-]/g, '');
  const complete = completeText(text);
  const [version, ...parts] = (complete ?? text).split('.');
  if (version !== '1') return null;
  const isDamaged = complete === null && /^x[0-9a-z]{7}$/.test(parts.at(-1) ?? '');
  // The last part may be half an id, which would be another athlete's.
  const { columns, unknown } = readParts(complete === null ? parts.slice(0, -1) : parts);
  if (columns.length === 0) return null;
  const leftOut = [
    ...(isDamaged ? ['The address was changed on its way: some athletes may be missing or others.'] : []),
    ...(complete === null && !isDamaged
      ? ['The end of the address is missing, and so are the last athletes.']
      : []),
    ...(unknown === 0
      ? []
      : [`${unknown} ${unknown === 1 ? 'part' : 'parts'} of the address could not be read.`]),
  ];
  return { columns, leftOut };
}

/** The text before the first valid checksum. */
function completeText(text: string): string | null {
  for (const { index, 1: sum } of text.matchAll(/\.x([0-9a-z]{7})/g))
    if (sum === checksum(text.slice(0, index))) return text.slice(0, index);
  return null;
}

function withoutPercents(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function readParts(parts: readonly string[]) {
  const columns: { name: string; places: number | null; ids: string[] }[] = [];
  const seen = new Set<string>();
  let unknown = 0;
  for (const part of parts) {
    const value = decodePart(part.slice(1));
    const column = columns.at(-1);
    const kind = part.charAt(0);
    if (kind === 'c' && columnName.safeParse(value).success && columns.length < boardLimits.columns)
      columns.push({ name: value, places: null, ids: [] });
    else if (kind === 'p' && column !== undefined && isPlaces(value)) column.places = Number(value);
    else if (kind === 'a' && column !== undefined && isNew(value, seen)) column.ids.push(value);
    else unknown += 1;
  }
  return { columns, unknown };
}

function isPlaces(text: string): boolean {
  return /^\d+$/.test(text) && places.safeParse(Number(text)).success;
}

function isNew(id: string, seen: Set<string>): boolean {
  if (!entryId.safeParse(id).success || seen.has(id) || seen.size === boardLimits.athletes) return false;
  seen.add(id);
  return true;
}

/** Letters, digits and hyphens stay; a space is `__`, and any other byte of UTF-8 `_` with two hex digits. */
function encodePart(text: string): string {
  return encodeURIComponent(text)
    .replace(/[_.!~*'()]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '__')
    .replaceAll('%', '_');
}

/** @returns '' for what cannot be read, which is no name, number or id */
function decodePart(part: string): string {
  const escaped = part.replace(/__|_([0-9A-F]{2})/g, (_, hex?: string) => `%${hex ?? '20'}`);
  if (escaped.includes('_')) return '';
  try {
    return decodeURIComponent(escaped);
  } catch {
    return '';
  }
}

/** FNV-1a of 32 bits, in seven digits of base 36. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
