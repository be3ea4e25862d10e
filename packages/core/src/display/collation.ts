/** The sort key of a text: without accents, case and width. The server stores it; the clients compute it. */
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

/** The words of a search; a text matches if its {@link searchKey} contains all of them. */
export function searchWords(query: string): string[] {
  return searchKey(query).split(' ').filter(Boolean).slice(0, mostWords);
}

/**
 * The key by which texts are found and names are compared (rules/lists.md#signs): the sort key with one kind of apostrophe and
 * of hyphen, and no apostrophe, comma or full stop at a word's end. The database's `search_key` agrees.
 */
export function searchKey(text: string): string {
  // In a sort key this accent would be a space.
  const key = collationKey(text.replace(/´/g, "'"))
    .replace(/[`ʹ-ʽ‘-‛]/g, "'")
    .replace(/[\p{Pd}−]/gu, '-');
  return collationKey(key.replace(/[.,']+(?= |$)|(^| )[.,']+/g, ' '));
}
