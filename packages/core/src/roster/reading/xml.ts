import { findUtf16 } from './encoding.ts';

export interface XmlListener {
  /** Elements come without their prefix; `attribute(':id')` finds one under any prefix. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

const partLength = 1024 * 1024;

/**
 * Reads a document piece by piece.
 * @throws {Error} if it is broken
 */
export async function readXml(bytes: Uint8Array, { open, close, text }: XmlListener): Promise<void> {
  const { Parser } = await import('saxen');
  const parser = new Parser()
    .on('openTag', (name, attributes) => {
      open(local(name), (wanted) => {
        const all = attributes();
        const key = wanted.startsWith(':')
          ? Object.keys(all).find((other) => other.endsWith(wanted))
          : wanted;
        const found = all[key ?? wanted];
        return found === undefined ? undefined : decodeEntities(found);
      });
    })
    .on('closeTag', (name) => close(local(name)))
    .on('text', (part) => text(decodeEntities(part)))
    .on('cdata', text);
  const decoder = new TextDecoder(findUtf16(bytes) ?? 'utf-8');
  for (let start = 0; start < bytes.length; start += partLength)
    parser.write(decoder.decode(bytes.subarray(start, start + partLength), { stream: true }));
  parser.write(decoder.decode());
  parser.end();
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** saxen's own decoder fails beyond U+FFFF. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code);
      return named[name] ?? whole;
    },
  );
}
