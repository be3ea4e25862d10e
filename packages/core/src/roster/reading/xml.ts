import { withoutEntities } from '../checking/plain-cell.ts';
import { findUtf16 } from './encoding.ts';

/** An attribute's value, or else the usual one, which is empty; `attribute(':id')` finds one under any prefix. */
type Attribute = (name: string, usual?: string) => string;

export interface XmlListener {
  /** Elements come without their prefix, and with the element around them. */
  readonly open: (name: string, attribute: Attribute, parent?: string) => void;
  readonly close: (name: string) => void;
  /** Comes with the names of the element around it and of the one around that. */
  readonly text: (text: string, inside?: string, parent?: string) => void;
}

const partLength = 1024 * 1024;

/**
 * Reads a document piece by piece.
 * @throws {Error} if it is broken
 */
export async function readXml(bytes: Uint8Array, { open, close, text }: XmlListener): Promise<void> {
  const { Parser } = await import('saxen');
  const path: string[] = [];
  const tell = (part: string) => text(part, path.at(-1), path.at(-2));
  const parser = new Parser()
    .on('openTag', (name, attributes) => {
      const parent = path.at(-1);
      path.push(local(name));
      const attribute: Attribute = (wanted, usual = '') => {
        const all = attributes();
        const key = wanted.startsWith(':')
          ? Object.keys(all).find((other) => other.endsWith(wanted))
          : wanted;
        const found = all[key ?? wanted];
        return found === undefined ? usual : withoutEntities(found);
      };
      open(local(name), attribute, parent);
    })
    .on('closeTag', (name) => {
      path.pop();
      close(local(name));
    })
    // saxen's own decoder fails beyond U+FFFF.
    .on('text', (part) => tell(withoutEntities(part)))
    .on('cdata', tell);
  const decoder = new TextDecoder(findUtf16(bytes) ?? 'utf-8');
  for (let start = 0; start < bytes.length; start += partLength)
    parser.write(decoder.decode(bytes.subarray(start, start + partLength), { stream: true }));
  parser.write(decoder.decode());
  parser.end();
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
