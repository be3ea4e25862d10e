import { probableWords, seasons, spellings } from '../checking/foreign-words.ts';
import { countKnownColumns } from './delimited.ts';
import {
  decoderOf,
  type Encoding,
  type UnmarkedEncoding,
  unmarkedEncodings,
  windows1252,
} from './encoding.ts';

/** Words of a file in an encoding that it may have. */
export interface Candidate {
  readonly encoding: Encoding;
  readonly words: readonly string[];
}

/**
 * The encodings in which a file's words look right, each with other words than those before it. The first has the most
 * known columns and values, and the most words of usual letters.
 */
export function fittingEncodings(bytes: Uint8Array): {
  readonly candidates: readonly Candidate[];
  /** Whether most words look right in them. */
  readonly areLikely: boolean;
  readonly candidateIn: (encoding: Encoding) => Candidate;
} {
  const places = accentedWords(bytes);
  const start = bytes.subarray(0, startLength);
  const candidateIn = (encoding: Encoding) => {
    const decode = decoderOf(encoding);
    return { encoding, words: places.map(([from, to]) => decode(bytes.subarray(from, to))) };
  };
  const judged = unmarkedEncodings
    .map((encoding) => {
      const { words } = candidateIn(encoding);
      const usual = usualWords(encoding);
      const known = countKnownColumns(decoderOf(encoding)(start)) + words.filter(isValue).length;
      return { encoding, words, known, fit: words.filter(usual).length };
    })
    .filter(({ words }) => !words.some((word) => /[\u0080-\u009f\ufffd\p{Co}]/u.test(word)))
    .toSorted((one, other) => other.known - one.known || other.fit - one.fit);
  const best = judged[0] ?? { known: 0, fit: 0 };
  const areLikely = best.fit >= places.length * most;
  const candidates = judged
    .filter(({ known, fit }) => !areLikely || (known === best.known && fit >= best.fit * almostAll))
    .filter(
      ({ words }, index, all) => all.findIndex((other) => other.words.join() === words.join()) === index,
    );
  return { candidates, areLikely, candidateIn };
}

/** Whether a word beyond ASCII is a value that rosters have: 'Nő', 'září', '女'. */
function isValue(word: string): boolean {
  return values.has(word.toLowerCase());
}

const values: ReadonlySet<string> = new Set(
  [...Object.values(spellings), ...Object.values(probableWords), seasons]
    .flatMap((choices) => Object.values(choices).flat())
    .map((word) => word.toLowerCase()),
);

/** Shares: some words are not words in any encoding. */
const most = 2 / 3;
const almostAll = 0.8;
/** Words that are tried in every encoding. */
const mostWords = 2000;
/** Bytes in which a header is looked for. */
const startLength = 64 * 1024;

type Place = readonly [from: number, to: number];

/** Where words with other than ASCII characters begin and end, each word once; those of the first line, if there are no others. */
function accentedWords(bytes: Uint8Array): readonly Place[] {
  const text = decoderOf(windows1252)(bytes);
  const below = wordsFrom(text, text.search(/[\r\n]/) + 1);
  return below.length > 0 ? below : wordsFrom(text, 0);
}

function wordsFrom(text: string, start: number): readonly Place[] {
  const words = new Map<string, Place>();
  // A bar may be the second byte of a letter.
  const word = /(?:[^ \t\r\n,;"|]|(?<=[^\0-\x7f])\|)+/g;
  word.lastIndex = start;
  for (let found = word.exec(text); found !== null && words.size < mostWords; found = word.exec(text))
    if (/[^\0-\x7f]/.test(found[0])) words.set(found[0], [found.index, word.lastIndex]);
  return [...words.values()];
}

/** Signs where texts have them: not between two letters, but for an apostrophe. */
const signs = /(?<!\p{L})[“”„‘’‚«»‹›–—…€£§©®™°·•¡¿ªº]+|[“”„‘’‚«»‹›–—…€£§©®™°·•¡¿ªº]+(?!\p{L})|’/gu;

/** A capital after a small letter, many accents in a row, letters of two scripts. */
const oddShape =
  /\p{Ll}(?![A-Z])\p{Lu}|(?:(?=[^\0-\x7f])\p{Script=Latin}){4}|[A-Za-z](?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}[A-Za-z]/u;

/** Whether a word has the letters that are usual in the encoding. */
function usualWords({ letters }: UnmarkedEncoding): (word: string) => boolean {
  const unusual = new RegExp(`[^\\0-\\x7f${letters}]`, 'iu');
  return (word) => {
    const bare = word.replace(signs, '');
    return !unusual.test(bare) && !oddShape.test(bare);
  };
}
