import { crc32 } from 'node:zlib';

type Cell = string | number | boolean | null;

/** A small `.xlsx` file: one sheet, whose row numbers are positions in the list. */
export function workbook(rows: readonly (readonly Cell[])[], sheets: readonly string[] = ['Roster']): Buffer {
  const main = 'http://schemas.openxmlformats.org';
  const sheetOf = (body: string) =>
    `<worksheet xmlns="${main}/spreadsheetml/2006/main"><sheetData>${body}</sheetData></worksheet>`;
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${main}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `<Relationships xmlns="${main}/package/2006/relationships">${inner}</Relationships>`;
  return zip({
    '[Content_Types].xml': `<Types xmlns="${main}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}/spreadsheetml/2006/main" xmlns:r="${main}/officeDocument/2006/relationships"><sheets>${sheets.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      sheets.map((_, index) => relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join(''),
    ),
    ...Object.fromEntries(
      sheets.map((_, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        sheetOf(index === 0 ? rows.map(rowXml).join('') : ''),
      ]),
    ),
  });
}

function rowXml(cells: readonly Cell[], index: number): string {
  const filled = cells.map((cell, column) => {
    const place = `${String.fromCharCode(65 + column)}${index + 1}`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`;
  });
  return cells.length === 0 ? '' : `<row r="${index + 1}">${filled.join('')}</row>`;
}

/** A ZIP archive whose files are stored as they are (APPNOTE 6.3, sections 4.3.7 to 4.3.16). */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, data] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, data]);
    parts.push(local);
    central.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, place, title);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}
