import type { EncodingQuestion } from '../reading-choice.ts';
import {
  decoderOf,
  type Encoding,
  encodingNamed,
  encodings,
  findUtf16,
  utf8,
  windows1252,
} from './encoding.ts';
import { type Candidate, fittingEncodings } from './encoding-fit.ts';
import { UnreadableError } from './unreadable.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  readonly notes: readonly string[];
  /** The question whose preset was taken without asking. */
  readonly guessed?: EncodingQuestion;
}

type Decoded = DecodedText | { readonly question: EncodingQuestion };

/**
 * The text of a file (rules/import.md#encodings), or a question about its encoding.
 * @param chosen an encoding's name, as people write it
 * @param canAsk whether a person can choose one
 * @throws {UnreadableError} where there is no such encoding
 */
export function decodeText(bytes: Uint8Array, chosen?: string, canAsk = true): Decoded {
  if (chosen !== undefined) return decodeChosen(bytes, chosen);
  const utf16 = findUtf16(bytes);
  if (utf16 !== null) return decodeChosen(bytes, utf16);
  if (isUtf8(bytes)) return { text: decoderOf(utf8)(bytes), encoding: utf8, notes: [] };
  const text = decoderOf(utf8)(bytes);
  const letters = count(text, /[^\0-\x7f\ufffd]/gu);
  const damaged = count(text, /\ufffd/gu);
  if (letters >= damaged) return { text, encoding: utf8, notes: damageNotes(text, utf8.name) };
  if (bytes.subarray(0, 1000).includes(0))
    throw new UnreadableError('This file is not text, a workbook or JSON.');
  return decodeFitting(bytes, letters >= damaged * accidental, canAsk);
}

/** A share: bytes of other encodings that happen to be UTF-8 are fewer. */
const accidental = 0.25;

function decodeChosen(bytes: Uint8Array, name: string): DecodedText {
  const encoding = encodingNamed(name);
  if (encoding === null)
    throw new UnreadableError(
      `There is no encoding "${name}". Usual ones: ${encodings.map(({ label }) => label).join(', ')}.`,
    );
  const text = decoderOf(encoding)(bytes);
  return { text, encoding, notes: isUtf8(bytes) ? [] : damageNotes(text, encoding.name) };
}

/**
 * The only encoding whose words look right, or Windows-1252 where no question can be asked; else a question.
 * @param isMixed whether some letters are UTF-8
 */
function decodeFitting(bytes: Uint8Array, isMixed: boolean, canAsk: boolean): Decoded {
  const { candidates, areLikely, candidateIn } = fittingEncodings(bytes);
  const offered = isMixed ? [...candidates, candidateIn(utf8)] : candidates;
  const [first, ...others] = offered;
  if (first === undefined)
    throw new UnreadableError('This file is not a table: its letters are in no known encoding.');
  const { encoding } = first;
  const decoded = { text: decoderOf(encoding)(bytes), encoding, notes: [] };
  if (areLikely && others.length === 0) return decoded;
  const asked: EncodingQuestion = {
    kind: 'encoding',
    preset: encoding.label,
    encodings: choicesOf(offered, differingWords(first, others)),
  };
  return canAsk || encoding !== windows1252 ? { question: asked } : { ...decoded, guessed: asked };
}

const mostSamples = 3;

/** Places of words that are not the same in all encodings. */
function differingWords({ words }: Candidate, others: readonly Candidate[]): readonly number[] {
  return words
    .flatMap((word, index) => (others.some((other) => other.words[index] !== word) ? [index] : []))
    .slice(0, mostSamples);
}

function choicesOf(
  candidates: readonly Candidate[],
  samples: readonly number[],
): EncodingQuestion['encodings'] {
  return candidates.map(({ encoding: { label, name, use }, words }) => ({
    encoding: label,
    name: `${name} (${use})`,
    samples: samples.map((index) => words[index] ?? ''),
  }));
}

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
