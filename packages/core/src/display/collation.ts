/**
 * The form in which texts are searched and ordered: without accents, case and width, so that 'Müller' is found by
 * 'muller' and stands between its neighbours. The server stores this form; the clients compute it.
 */
export function collationKey(text: string): string {
  return (isAscii.test(text) ? text : withoutAccents(text)).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The key that a text is ordered by; null where nothing of it is left. */
export function textKey(text: string | null): string | null {
  return text === null ? null : collationKey(text) || null;
}

/** Most names, and folding them is ten times the work. */
const isAscii = /^[\0-\x7f]*$/;

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıς]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Letters that Unicode does not take apart into a plain one and an accent. */
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

/** The words of a search; an entry matches when its key holds every one of them. */
export function searchWords(query: string): string[] {
  return collationKey(query).split(' ').filter(Boolean);
}
