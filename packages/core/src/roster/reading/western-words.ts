/**
 * Whether words that were decoded as Windows-1252 are what Western Europe writes. One byte is 'ñ' in Windows-1252 and
 * 'ń' in Windows-1250, and Spanish has it before a vowel, Polish before a consonant; Mac Roman's letters come out as
 * symbols. Encoding detectors are made for running text; they get every second table of names wrong (see
 * docs/decisions/0026-encodings-and-workbooks.md).
 */

/** Words with other than ASCII characters, each once, with its first place. */
export function accentedWords(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { 0: word, index } of text.matchAll(/[^\s,;|"]*[^\0-\x7f][^\s,;|"]*/gu))
    if (!places.has(word)) places.set(word, index);
  return places;
}

export function isWestern(word: string): boolean {
  const bare = word.replace(usualSigns, ' ');
  return !oddShape.western.test(bare) && !oddNeighbours.test(bare);
}

/** Whether a word, decoded in any encoding, could be one: letters of one script, capitals in front. */
export function isWord(word: string): boolean {
  return !oddShape.any.test(word.replace(usualSigns, ' '));
}

/** Bytes without a letter in the encoding are decoded as control characters. */
export function hasControl(word: string): boolean {
  return /[\u0080-\u009f]/.test(word);
}

/** Letters of Windows-1252 from 0xC0 on: none is a small letter of Mac Roman. */
const letter = 'A-Za-zÀ-ÖØ-öø-ÿ';

/** Quotation marks, dashes and the like where texts have them. */
const usualSigns = new RegExp(
  [
    '„[^“]*“',
    // English and Dutch: isn’t, foto’s (but for Luís, Laís and Taís of Mac Roman). Names: O’Brien. French and Italian: l’équipe, dell’anno.
    `(?<=[${letter}])(?<!(?<![${letter}])(?:Lu|Th?a|La))’(?=(?:s|t|d|m|re|ve|ll)(?![${letter}]))`,
    `(?<![${letter}])(?:[A-Z]’(?=[A-ZÀ-Þ])|[LJCNSMT]’(?=[aeiouhéêèà][${letter}]{2}))`,
    `(?<![${letter}])(?:[cdjlmnst]|(?:lors|puis|jus)?qu|aujourd|[dn]?[ae]ll)’(?=[${letter}])`,
    `(?<=[${letter}])[”’»…–—™®°](?![${letter}‘’–—])`,
    `(?<![${letter}‘’–—])[“‘„«¿¡–—•©§·](?=[${letter}])`,
    `(?<![${letter}])(?:[A-Z][ªº]|°[CF])(?![${letter}])`,
    '(?<=l)·(?=l)',
    `(?<=[${letter}])–(?=[b-df-hj-np-tv-z])`, // a dash: in Mac Roman it would be 'ñ'
    '[œŒ](?=[uU])',
    `(?<![${letter}])où(?![${letter}])`,
  ].join('|'),
  'gu',
);

/** A sign within a word, a capital after a small letter, a small letter among capitals, too many accents in a row. */
function oddShapeOf(letters: string, accents: number): RegExp {
  return new RegExp(
    [
      '[\\u0080-\\u009f\\ufffd\\uf8ff]',
      `[${letters}](?![${letters}])[^\\0-\\x7f]|(?![${letters}])[^\\0-\\x7f][${letters}]`,
      '\\p{Ll}(?![A-Z])\\p{Lu}',
      `[A-Z](?![a-zß])\\p{Ll}(?:[A-Z]|(?<=[A-Z]{2}.)(?![${letters}]))`,
      `(?:(?=[^\\0-\\x7f])\\p{Script=Latin}){${accents}}`,
      '[A-Za-z](?!\\p{Script=Latin})\\p{L}|(?!\\p{Script=Latin})\\p{L}[A-Za-z]',
    ].join('|'),
    'u',
  );
}
const oddShape = { western: oddShapeOf(letter, 3), any: oddShapeOf('\\p{Lu}\\p{Ll}', 4) };

const vowel = 'aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüý';
const end = `(?![${letter}])`;

/** Letters that Windows-1250 has another one for (in brackets), beside others than in Western Europe. */
const oddNeighbours = new RegExp(
  [
    `ç(?![${vowel}])`,
    `ñ(?![${vowel}])`, // (ń) Muñoz, Kamińska
    `è(?!(?:[bcdfgjlmnprstvz]{1,2}e|s?${end}))|[aouáéíóúýe]è`, // (č) Lefèvre, Nováček
    `ê(?!(?:t(?!a)|[nvmlrz]|qu|ch|s${end}))`, // (ę) Forêt, Święcka
    `æ(?![grsdlnvtkb])|[${vowel}]æ`, // (ć) Kjær, Perić
    `ø[${vowel}]|[${vowel}]ø`, // (ř) Søren, Dvořák
    `(?<![aeouéy])ï|ï(?:[${vowel}])`, // (ď) Anaïs, Ďurica
    `ì(?=[${letter}])`, // (ě) Forlì, Zdeněk
    `ò(?=[${letter}])|[${vowel}]ò`, // (ň) Nicolò, Maňák
    'õ(?!e)', // (ő) Simões, Erdős
    'ã(?![oe])', // (ă) João, Bălan
    '[ûùýþðÿ]', // (ű, ů) Szűcs, Růžička; (Windows-1254: ı, ş, ğ) Yıldız
  ].join('|'),
  'iu',
);
