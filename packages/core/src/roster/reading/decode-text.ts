import type { ReadingQuestion } from '../reading-choice.ts';
import { type Encoding, encodingNamed, findUtf16, oneByteEncodings, utf8, windows1252 } from './encoding.ts';
import { UnreadableError } from './unreadable.ts';
import { accentedWords, hasControl, isWestern, isWord } from './western-words.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  readonly notes: readonly string[];
}

/**
 * The text of a file (rules/import.md#encodings), or a question about its encoding.
 * @param chosen an encoding's name, as people write it
 * @throws {UnreadableError} where there is no such encoding
 */
export function decodeText(
  bytes: Uint8Array,
  chosen?: string,
): DecodedText | { readonly question: ReadingQuestion } {
  if (chosen !== undefined) return decodeChosen(bytes, chosen);
  const utf16 = findUtf16(bytes);
  if (utf16 !== null) return decodeChosen(bytes, utf16);
  const text = decode(bytes, utf8);
  if (!text.includes(lost) || isUtf8(bytes)) return { text, encoding: utf8, notes: [] };
  const letters = count(text, /[^\0-\x7f\ufffd]/gu);
  const damaged = count(text, /\ufffd/gu);
  if (letters >= damaged) return { text, encoding: utf8, notes: damageNotes(text, utf8.name) };
  if (bytes.subarray(0, 1000).includes(0))
    throw new UnreadableError('This is no table: no text, no workbook and no JSON.');
  return chooseOneByte(bytes, letters > 0 ? [utf8] : []);
}

/** The character that `TextDecoder` writes for undecodable bytes. */
const lost = '\ufffd';

function decodeChosen(bytes: Uint8Array, name: string): DecodedText {
  const encoding = encodingNamed(name);
  if (encoding === null)
    throw new UnreadableError(
      `There is no encoding "${name}". Usual ones: ${[utf8, ...oneByteEncodings].map(({ label }) => label).join(', ')}.`,
    );
  const text = decode(bytes, encoding);
  return { text, encoding, notes: isUtf8(bytes) ? [] : damageNotes(text, encoding.name) };
}

/** Windows-1252 where all words are usual in it, else the only encoding in which they are words, else a question. */
function chooseOneByte(
  bytes: Uint8Array,
  others: readonly Encoding[],
): DecodedText | { readonly question: ReadingQuestion } {
  const text = decode(bytes, windows1252);
  const words = [...accentedWords(text)];
  const unusual = words.filter(([word]) => !isWestern(word));
  if (others.length === 0 && unusual.length === 0) return { text, encoding: windows1252, notes: [] };
  const judged = [...new Set([...unusual, ...words])].slice(0, mostJudged);
  const readingIn = (encoding: Encoding): Reading => ({
    encoding,
    words: judged.map(([word, start]) => decode(bytes.subarray(start, start + word.length), encoding)),
  });
  const readings = oneByteEncodings.map(readingIn).filter((reading) => !reading.words.some(hasControl));
  const best = Math.max(0, ...readings.map(countWords));
  const likely = readings.filter((reading) => countWords(reading) >= best * almostAll);
  const different = [...others.map(readingIn), ...likely].filter(
    (one, index, all) => all.findIndex((other) => other.words.join() === one.words.join()) === index,
  );
  const [only, another] = different;
  if (only !== undefined && another === undefined && best >= judged.length * almostAll)
    return { text: decode(bytes, only.encoding), encoding: only.encoding, notes: [] };
  return { question: encodingQuestion(different) };
}

/** Words that are tried in every encoding. */
const mostJudged = 2000;
/** A share: some words are no words in any encoding. */
const almostAll = 0.8;

function countWords({ words }: Reading): number {
  return words.filter(isWord).length;
}

interface Reading {
  readonly encoding: Encoding;
  readonly words: readonly string[];
}

const mostSamples = 5;

function encodingQuestion(readings: readonly Reading[]): ReadingQuestion {
  const [first] = readings;
  const places = (first?.words ?? [])
    .flatMap((word, index) => (readings.some(({ words }) => words[index] !== word) ? [index] : []))
    .slice(0, mostSamples);
  return {
    kind: 'encoding',
    encodings: readings.map(({ encoding: { label, name, use }, words }) => ({
      encoding: label,
      name: `${name} (${use})`,
      samples: places.map((index) => words[index] ?? ''),
    })),
  };
}

function decode(bytes: Uint8Array, { label }: Encoding): string {
  const text = new TextDecoder(label).decode(bytes);
  return label === windows1252.label
    ? text.replace(/[\u0080-\u009f]/g, (letter) => beyondLatin1[letter.charCodeAt(0) - 0x80] ?? letter)
    : text;
}

/** Letters 0x80 to 0x9F of Windows-1252. Node 20's decoder takes it for ISO-8859-1, which has none of them. */
const beyondLatin1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function damageNotes(text: string, name: string): readonly string[] {
  const damaged = count(text, /\ufffd/gu);
  if (damaged === 0) return [];
  return [
    `${damaged === 1 ? 'One letter is' : `${damaged} letters are`} not ${name} and cannot be read: \ufffd stands for ${damaged === 1 ? 'it' : 'each'}.`,
  ];
}
