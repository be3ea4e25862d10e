import { comparable } from '@matchpoint/core/board/compare';

/** The address of the page that has these athletes side by side. */
export function comparePath(ids: readonly string[]): string {
  return `/compare?athletes=${ids.map(encodeURIComponent).join(',')}`;
}

export interface ComparedIds {
  readonly ids: readonly string[];
  /** What was not taken of the address, in words; null when all was. */
  readonly note: string | null;
}

/** @param search the query of the page's address */
export function readComparedIds(search: string): ComparedIds {
  const parts = rawAthletes(search).map(decoded);
  const readable = parts.filter((id): id is string => Boolean(id));
  const distinct = [...new Set(readable)];
  const ids = distinct.slice(0, comparable.most);
  const notes = [
    ...(parts.length > readable.length ? ['A part of the address names no athlete, and is left out.'] : []),
    ...(readable.length > distinct.length ? ['An athlete named twice is shown once.'] : []),
    ...(distinct.length > ids.length
      ? [`The first ${ids.length} of ${distinct.length} athletes are shown.`]
      : []),
  ];
  return { ids, note: notes.length === 0 ? null : notes.join(' ') };
}

/** Still encoded, because an id may have a comma. */
function rawAthletes(search: string): string[] {
  const pair = search
    .replace(/^\?/, '')
    .split('&')
    .find((text) => text.startsWith('athletes='));
  const list = pair?.slice('athletes='.length) ?? '';
  return list === '' ? [] : list.split(',');
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
