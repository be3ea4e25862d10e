/** Encodes a text with one byte a letter, which platforms only decode. */
export function encode(text: string, label: string): Uint8Array<ArrayBuffer> {
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decodeByte(byte, label), byte]));
  return Uint8Array.from(text.normalize('NFC'), (letter) => {
    const byte = bytes.get(letter);
    if (byte === undefined) throw new Error(`${label} has no ${letter}`);
    return byte;
  });
}

/** Node 20 takes Windows-1252 for ISO-8859-1. Where they differ, the Turkish Windows-1254 has what 1252 has, but for ž. */
function decodeByte(byte: number, label: string): string {
  const isOther = label === 'windows-1252' && byte >= 0x80 && byte < 0xa0;
  if (isOther && byte === 0x8e) return 'Ž';
  if (isOther && byte === 0x9e) return 'ž';
  return new TextDecoder(isOther ? 'windows-1254' : label).decode(Uint8Array.of(byte));
}
