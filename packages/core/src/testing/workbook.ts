import { strToU8, zipSync } from 'fflate';
import { columnLetter } from '../roster/matching/header-key.ts';

/** Markup is written as it stands: `{ xml: '<c t="e"><v>#N/A</v></c>' }` without its place. */
type Cell = string | number | boolean | null | { readonly xml: string };

export interface TestSheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly isHidden?: boolean;
  /** From 1. */
  readonly hiddenRows?: readonly number[];
  readonly hiddenColumns?: readonly number[];
  /** Ranges: 'A2:A4'. */
  readonly merged?: readonly string[];
}

const main = 'http://schemas.openxmlformats.org';

interface WorkbookStyle {
  readonly isFrom1904?: boolean;
  /** Built-in formats by number, or codes, of the styles from 4 on; 'strike' is a line through the text. */
  readonly formats?: readonly (number | string)[];
}

/** A small `.xlsx` file; row numbers are positions in the lists. Style 1 shows dates, style 2 has its own code for them. */
export function workbook(
  sheets: readonly TestSheet[],
  { isFrom1904 = false, formats = [] }: WorkbookStyle = {},
): Uint8Array<ArrayBuffer> {
  const formatId = (format: number | string, index: number) =>
    typeof format === 'number' ? format : 200 + index;
  const codes = formats.map((format, index) =>
    typeof format === 'number'
      ? ''
      : `<numFmt numFmtId="${200 + index}" formatCode="${format.replaceAll('"', '&quot;')}"/>`,
  );
  const styles = formats.map((format, index) =>
    format === 'strike' ? '<xf fontId="2"/>' : `<xf numFmtId="${formatId(format, index)}"/>`,
  );
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${main}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `<Relationships xmlns="${main}/package/2006/relationships">${inner}</Relationships>`;
  const sheetList = sheets.map(
    ({ name, isHidden = false }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  return archive({
    '[Content_Types].xml': `<Types xmlns="${main}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}/spreadsheetml/2006/main" xmlns:r="${main}/officeDocument/2006/relationships"><workbookPr date1904="${isFrom1904}"/><sheets>${sheetList.join('')}</sheets><extLst><ext><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      [
        ...sheets.map((_, index) => relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
        relation(98, 'styles', 'styles.xml'),
        relation(99, 'sharedStrings', '/xl/sharedStrings.xml'),
      ].join(''),
    ),
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[Red]dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="0.0&quot; days&quot;"/>${codes.join('')}</numFmts><fonts><font/><font><strike val="0"/></font><font><strike/></font></fonts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="22" fontId="1"/><xf numFmtId="164"/><xf numFmtId="165"/>${styles.join('')}</cellXfs><dxfs><dxf><font><strike/></font><numFmt numFmtId="165" formatCode="yyyy"/></dxf></dxfs></styleSheet>`,
    'xl/sharedStrings.xml':
      '<sst><si><t>Zoë</t></si><si><r><t xml:space="preserve">Ada </t></r><r><t>Lovelace &amp; Co &#x1F3BE;</t></r><rPh><t>eida</t></rPh></si></sst>',
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
    ),
  });
}

/** A ZIP archive of texts, or of bytes. */
export function archive(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([name, content]): [string, Uint8Array] => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(bytes));
}

function sheetXml({ rows, hiddenRows = [], hiddenColumns = [], merged = [] }: TestSheet): string {
  const columns = hiddenColumns.map((column) => `<col min="${column}" max="${column}" hidden="1"/>`).join('');
  const body = rows.map((cells, index) => rowXml(cells, index + 1, hiddenRows.includes(index + 1)));
  return `<worksheet xmlns="${main}/spreadsheetml/2006/main"><cols>${columns}</cols><sheetData>${body.join('')}</sheetData><mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`;
}

function rowXml(cells: readonly Cell[], row: number, isHidden: boolean): string {
  const filled = cells.map((cell, column) => {
    const place = `r="${columnLetter(column)}${row}"`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
    if (typeof cell === 'boolean') return `<c ${place} t="b"><v>${cell ? 1 : 0}</v></c>`;
    if (typeof cell === 'string')
      return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`;
    return cell.xml.replace('<c', `<c ${place}`);
  });
  return cells.length === 0 ? '' : `<row r="${row}"${isHidden ? ' hidden="1"' : ''}>${filled.join('')}</row>`;
}
