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
  /** Styles, by their index, that show a number as a date or a time. */
  readonly dateStyles: ReadonlySet<number>;
  /** Whether days are counted from 1904, as on old Macs. */
  readonly is1904: boolean;
}

/** The parts of a workbook that reading its sheets needs (ECMA-376 part 1, section 18). */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const root = await readRelations(archive, '');
  const path = pathOf(root, 'officeDocument') ?? 'xl/workbook.xml';
  const relations = await readRelations(archive, path);
  const sheets: WorkbookSheet[] = [];
  let is1904 = false;
  await readPart(archive, path, {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = isTrue(attribute('date1904'));
      if (name !== 'sheet') return;
      const { type, path } = relations.find(({ id }) => id === attribute(':id')) ?? {};
      const isHidden = (attribute('state') ?? 'visible') !== 'visible';
      if (type === 'worksheet' && path !== undefined)
        sheets.push({ name: attribute('name') ?? '', isHidden, path });
    },
  });
  return {
    sheets,
    texts: await readTexts(archive, pathOf(relations, 'sharedStrings')),
    dateStyles: await readDateStyles(archive, pathOf(relations, 'styles')),
    is1904,
  };
}

export function isTrue(value: string | undefined): boolean {
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
      const target = new URL(attribute('Target') ?? '', `file:///${folder}`).pathname;
      const type = attribute('Type') ?? '';
      relations.push({
        id: attribute('Id') ?? '',
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

/** A text may have several runs, and its pronunciation beside it. */
async function readTexts(archive: Archive, path: string | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  let runs = '';
  let isText = false;
  let isPhonetic = false;
  await readPart(archive, path, {
    open: (name) => {
      if (name === 'si') runs = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (text) => {
      if (isText) runs += text;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(unescapeText(runs));
    },
  });
  return texts;
}

async function readDateStyles(archive: Archive, path: string | undefined): Promise<ReadonlySet<number>> {
  const dateFormats = new Set<number>();
  const formats: number[] = [];
  let isCellStyle = false;
  await readPart(archive, path, {
    open: (name, attribute) => {
      if (name === 'numFmt' && isDateCode(attribute('formatCode') ?? ''))
        dateFormats.add(Number(attribute('numFmtId')));
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle) formats.push(Number(attribute('numFmtId') ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  const isDate = (format: number) => dateFormats.has(format) || isBuiltInDate(format);
  return new Set(formats.flatMap((format, style) => (isDate(format) ? [style] : [])));
}

/** Without its quoted texts, colours and escaped letters, a format has days, months, years, hours or seconds. */
function isDateCode(code: string): boolean {
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|[_*].|\[(?!h|m|s)[^\]]*\]/gi, ''));
}

/** Formats that every spreadsheet knows by number, those of East Asian ones among them (ECMA-376 18.8.30). */
function isBuiltInDate(format: number): boolean {
  return (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 45 && format <= 58);
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
