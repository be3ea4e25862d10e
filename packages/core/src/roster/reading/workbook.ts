import type { Archive } from './archive.ts';
import { readXml, type XmlListener } from './xml.ts';

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Its file in the archive. */
  readonly path: string;
}

export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  /** Texts that cells name by their index. */
  readonly texts: readonly string[];
  /** How styles, by their index, show a number that is more than a number. */
  readonly numberStyles: ReadonlyMap<number, NumberStyle>;
  /** Styles whose texts are struck through. */
  readonly struck: ReadonlySet<number>;
  /** Whether days are counted from 1904, as on old Macs. */
  readonly is1904: boolean;
}

/** A moment of the calendar or of the day, a number of hours beyond 24, a share, or a number behind a text. */
export type NumberStyle = 'date' | 'duration' | 'percent' | { readonly before: string };

/** The parts of a workbook that reading its sheets needs (ECMA-376 part 1, section 18). */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const root = await readRelations(archive, '');
  const path = pathOf(root, 'officeDocument') ?? 'xl/workbook.xml';
  const relations = await readRelations(archive, path);
  const sheets: WorkbookSheet[] = [];
  let is1904 = false;
  await readPart(archive, path, {
    open: (_, attribute) => {
      is1904 ||= isTrue(attribute('date1904'));
      const sheet = relations.find(({ id, type }) => type === 'worksheet' && id === attribute(':id'));
      if (sheet === undefined) return;
      const isHidden = attribute('state', 'visible') !== 'visible';
      sheets.push({ name: attribute('name'), isHidden, path: sheet.path });
    },
  });
  return {
    sheets,
    texts: await readTexts(archive, pathOf(relations, 'sharedStrings')),
    ...(await readStyles(archive, pathOf(relations, 'styles'))),
    is1904,
  };
}

export function isTrue(value: string): boolean {
  return value === '1' || value === 'true';
}

/** Decodes Excel's escapes of characters that XML cannot have. */
export function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

interface Relation {
  readonly id: string;
  /** The end of its address: 'worksheet'. */
  readonly type: string;
  readonly path: string;
}

async function readRelations(archive: Archive, part: string): Promise<readonly Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  await readPart(archive, `${folder}_rels/${part.slice(folder.length)}.rels`, {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const target = new URL(attribute('Target'), `file:///${folder}`).pathname;
      const type = attribute('Type');
      relations.push({
        id: attribute('Id'),
        type: type.slice(type.lastIndexOf('/') + 1),
        path: decodeURIComponent(target.slice(1)),
      });
    },
  });
  return relations;
}

function pathOf(relations: readonly Relation[], wanted: string): string | undefined {
  return relations.find(({ type }) => type === wanted)?.path;
}

/** A text may have several runs, and its pronunciation (rPh) beside it. */
async function readTexts(archive: Archive, path: string | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  let runs = '';
  await readPart(archive, path, {
    open: (name) => {
      if (name === 'si') runs = '';
    },
    text: (text, inside, parent) => {
      if (inside === 't' && parent !== 'rPh') runs += text;
    },
    close: (name) => {
      if (name === 'si') texts.push(unescapeText(runs));
    },
  });
  return texts;
}

async function readStyles(
  archive: Archive,
  path: string | undefined,
): Promise<Pick<Workbook, 'numberStyles' | 'struck'>> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  const struckFonts: boolean[] = [];
  const struck = new Set<number>();
  await readPart(archive, path, {
    open: (name, attribute, parent) => {
      if (name === 'numFmt' && parent === 'numFmts')
        codes.set(Number(attribute('numFmtId')), attribute('formatCode'));
      if (name === 'font' && parent === 'fonts') struckFonts.push(false);
      if (name === 'strike') struckFonts[struckFonts.length - 1] = isTrue(attribute('val', '1'));
      if (name !== 'xf' || parent !== 'cellXfs') return;
      if (struckFonts[Number(attribute('fontId'))] === true) struck.add(formats.length);
      formats.push(Number(attribute('numFmtId')));
    },
  });
  const styleOf = (format: number) => {
    const code = codes.get(format);
    return code === undefined ? builtInStyle(format) : styleOfCode(code);
  };
  const numberStyles = new Map(
    formats.flatMap((format, style): [number, NumberStyle][] => {
      const found = styleOf(format);
      return found === null ? [] : [[style, found]];
    }),
  );
  return { numberStyles, struck };
}

/** By its tokens: quoted texts, escaped and padding letters, colours, conditions and currencies are none. */
function styleOfCode(code: string): NumberStyle | null {
  const tokens = code.replace(/"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '');
  if (tokens.includes('[')) return 'duration';
  if (/[dmyhs]/i.test(tokens)) return 'date';
  const [, before] = /^"([^"]*)"(?:0|General)/.exec(code) ?? [];
  if (before !== undefined) return { before };
  return tokens.includes('%') ? 'percent' : null;
}

/** Formats that every spreadsheet knows by number, those of East Asian ones among them (ECMA-376 part 1, 18.8.30). */
function builtInStyle(format: number): NumberStyle | null {
  const between = (first: number, last: number) => format >= first && format <= last;
  if (format === 46) return 'duration';
  if (format === 9 || format === 10) return 'percent';
  return between(14, 22) || between(27, 36) || between(45, 47) || between(50, 58) ? 'date' : null;
}

async function readPart(
  archive: Archive,
  path: string | undefined,
  listener: Partial<XmlListener>,
): Promise<void> {
  const bytes = path === undefined ? null : archive.unpack(path);
  const nothing = () => {};
  if (bytes !== null) await readXml(bytes, { open: nothing, close: nothing, text: nothing, ...listener });
}
