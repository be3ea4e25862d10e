import { memoize } from '../display/memoize.ts';

/** Encodes a text with one byte a letter, or two, which platforms only decode. */
export function encode(text: string, label: string): Uint8Array<ArrayBuffer> {
  if (label === 'utf-8') return Uint8Array.from(new TextEncoder().encode(text));
  const bytes = bytesOfLetters(label);
  return Uint8Array.from(
    Array.from(text.normalize('NFC')).flatMap((letter) => {
      const found = bytes.get(letter);
      if (found === undefined) throw new Error(`${label} has no ${letter}`);
      return found;
    }),
  );
}

const bytesOfLetters = memoize((label: string) => {
  const lengths = label === 'shift_jis' ? [1, 2] : [1];
  return new Map(lengths.flatMap((length) => lettersOf(label, length)));
});

function lettersOf(label: string, length: number): [letter: string, bytes: readonly number[]][] {
  const decoder = new TextDecoder(label);
  return Array.from({ length: 256 ** length }, (_, code) => {
    const bytes = length === 1 ? [code] : [code >> 8, code & 0xff];
    return [length === 1 ? decodeByte(code, label) : decoder.decode(Uint8Array.from(bytes)), bytes];
  });
}

/** Node 20 takes Windows-1252 for ISO-8859-1. Where they differ, the Turkish Windows-1254 has what 1252 has, but for ž. */
function decodeByte(byte: number, label: string): string {
  const isOther = label === 'windows-1252' && byte >= 0x80 && byte < 0xa0;
  if (isOther && byte === 0x8e) return 'Ž';
  if (isOther && byte === 0x9e) return 'ž';
  return new TextDecoder(isOther ? 'windows-1254' : label).decode(Uint8Array.of(byte));
}
