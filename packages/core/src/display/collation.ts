/**
 * The sort key of a text, also used to search: without accents, case and width, so that 'muller' finds 'Müller'. The
 * server stores it; the clients compute it.
 */
export function collationKey(text: string): string {
  return (isAscii.test(text) ? text : withoutAccents(text)).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The sort key of a text, or null if it is empty. */
export function textKey(text: string | null): string | null {
  return text === null ? null : collationKey(text) || null;
}

/** True for most names, and folding the others takes ten times as long. */
const isAscii = /^[\0-\x7f]*$/;

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıς]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Words of a search that count (rules/lists.md#filters). */
const mostWords = 8;

/** The words of a search; a text matches if its sort key contains all of them. */
export function searchWords(query: string): string[] {
  return collationKey(query).split(' ').filter(Boolean).slice(0, mostWords);
}
