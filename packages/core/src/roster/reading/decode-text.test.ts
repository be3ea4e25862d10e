import { expect, test } from 'vitest';
import { encode } from '../../testing/encode.ts';
import { decodeText } from './decode-text.ts';
import { windows1252 } from './encoding.ts';

/** Fictional names with common letters. */
const western = {
  German: 'Jürgen Kästner-Groß, Björn Höhlich, Jörg Weißdorn, Käthe Übelhör, Änne Schäfflein, Günter Öttlich',
  French:
    'François Lefèvreau, Hélène Noëlier, Anaïs Chênevert, Rémi Forêtin, Geneviève Bérénot, Loïc Dufrêney, Benoît Lemaîtrel, Agnès d’Aubérac',
  Spanish:
    'José Muñozal, Íñigo Ibáñezo, Sofía Peñarol, Álvaro Núñez-Gil, Begoña Castañeda, Lucía Ordóñez, MARÍA MUÑOZ',
  Portuguese:
    'João Conceição, Inês Simões, Antônio Guimarães, Sebastião Falcão, Luís Gonçalves, Cláudia Assunção',
  Italian: 'Nicolò Forlì, Mosè Macrì, Niccolò Bardò',
  Danish: 'Søren Kjærby, Åse Nørgård, Bjørn Østerlund, Jørgen Bøghby, Pål Møllersen',
  Swedish: 'Åsa Sjögrenius, Håkan Ångmark, Märta Öbergson, Göran Pålström',
  'an English bio': 'Ada’s “big” serve isn’t weak – she’s the club’s No. 1 … O’Brien says so, 2025–2026',
  'a German bio': 'Die „beste“ Rückhand – und das für 500 € im Jahr',
  'a French bio': 'L’équipe de l’année, jusqu’à présent « très forte », aujourd’hui aussi, cœur et âme',
};

const central = {
  Polish: 'Paweł Wójcikowy, Agnieszka Dąbrowiecka, Łukasz Źrebiński, Święcka Małgorzata, Ewa Kamieńska',
  Czech: 'Jiří Dvořákov, Lukáš Nováčkov, Tereza Kučerovská, Ondřej Růžičkov, Zdeněk Vávrov',
  Slovak: 'Ľubomír Kováčov, Zuzana Hrušková, Ďurica Matúšov, Ján Maňákov',
  Hungarian: 'Erdősi Gergő, Győrfi Ödön, Szűcsi Zsófia, Kőművesi László',
  Romanian: 'Ştefan Popescuţ, Ioniţă Măgurean, Călin Bălanescu',
  Croatian: 'Luka Perićev, Đuro Markovićev, Ana Šimićeva, Petra Žugajeva',
};
const mac = Object.fromEntries(Object.entries(western).filter(([name]) => !name.includes('bio')));

const foreign = [
  ...Object.entries(central).map(([name, text]) => [name, 'windows-1250', text] as const),
  ...Object.entries(mac).map(([name, text]) => [name, 'macintosh', text] as const),
  ['Turkish', 'windows-1254', 'Ayşe Yıldızlı, Çağla Şahinoğlu, İrem Güneşli'] as const,
  ['Polish', 'iso-8859-2', central.Polish] as const,
  ['Czech', 'iso-8859-2', central.Czech] as const,
  ['Russian', 'windows-1251', 'Анна Тополева, Пётр Ясенев'] as const,
];

/** The text that is read, or one for each answer to the question, the one that is preset first. */
function textsOf(bytes: Uint8Array): readonly string[] {
  const decoded = decodeText(bytes);
  if ('text' in decoded) return [decoded.text];
  if (decoded.question.kind !== 'encoding') return [];
  expect(decoded.question.preset).toBe(decoded.question.encodings[0]?.encoding);
  return decoded.question.encodings.map(({ encoding }) => textIn(bytes, encoding));
}

function textIn(bytes: Uint8Array, encoding: string): string {
  const decoded = decodeText(bytes, encoding);
  return 'text' in decoded ? decoded.text : '';
}

test.each(Object.entries(western))('%s in Windows-1252 is read, or preset', (_, text) => {
  expect(textsOf(encode(text, 'windows-1252'))[0]).toBe(text);
});

test.each(foreign)('%s in %s is read rightly, or asked about', (_, label, text) => {
  expect(textsOf(encode(text, label))).toContain(text);
});

const words = foreign.flatMap(([name, label, text]) =>
  text.split(/[ ,]+/).map((word) => [word, name, label] as const),
);

test.each(words)('%s alone (%s in %s) is read rightly, or asked about', (word, _, label) => {
  const text = `Name\nAda Brook\n${word}\n`;
  expect(textsOf(encode(text, label))).toContain(text);
});

test('the right encoding is preset, but for letters that Portuguese has, too, and those of two encodings', () => {
  const others = foreign.filter(([, label, text]) => textsOf(encode(text, label))[0] !== text);
  expect(others.map(([name, label]) => `${name} in ${label}`)).toEqual([
    'Hungarian in windows-1250',
    'Czech in iso-8859-2',
  ]);
});

test.each([
  ['Hungarian', 'windows-1250', 'Név;Nem;Félév\nErdősi Gergő;Férfi;Ősz\nKőművesi Anna;Nő;Ősz\n'],
  ['Czech', 'iso-8859-2', 'Jméno;Pohlaví;Semestr\nJiří Dvořákov;Muž;Září\nTereza Kučerovská;Žena;Září\n'],
  ['Croatian', 'iso-8859-2', 'Ime;Spol\nLuka Perićev;Muški\nPetra Žugajeva;Ženski\n'],
])('%s in %s is read where the values of the rows tell', (_, label, text) => {
  expect(textsOf(encode(text, label))).toEqual([text]);
});

test('the words of the header tell where no other has an accent', () => {
  const text = 'Größe;Klub\nAda;Tabor\n';
  expect(textsOf(encode(text, 'macintosh'))[0]).toBe(text);
});

/** Fictional names in encodings that platforms only decode. */
const eastAsian = [
  ['shift_jis', '8db293a12089d48e712c4a500a97e996d82088ea98592c4a500a', '佐藤 花子,JP\n鈴木 一郎,JP\n'],
  ['shift_jis', '837c839391be2c8f970a837c836a8e712c8f970a', 'ポン太,女\nポニ子,女\n'],
  [
    'euc-kr',
    'b1e8c3b6bcf62c4b520ac0ccbfb5c8f12c4b520ab9dac1f6b9ce2c4b520a',
    '김철수,KR\n이영희,KR\n박지민,KR\n',
  ],
  ['gb18030', 'd0d5c3fb2cb9fabcd20ad5c5ceb02c434e0ac0eec4c82c434e0a', '姓名,国家\n张伟,CN\n李娜,CN\n'],
  ['big5', 'b3afa46aa4e52c54570aaa4cacfcacc22c54570a', '陳大文,TW\n林美玲,TW\n'],
] as const;

test.each(eastAsian)('names in %s are read, or preset, and no reading has lost letters', (_, hex, text) => {
  const texts = textsOf(Uint8Array.from(Buffer.from(hex, 'hex')));
  expect(texts[0]).toBe(text);
  expect(texts.join()).not.toContain('\ufffd');
});

test.each([
  ['A×B', ['A×B', 'A◊B', 'AЧB', 'AΧB', 'AﾗB', 'A譈', 'A聇']],
  ['A×B José', ['A×B José', 'A◊B JosÈ', 'AЧB Josй', 'AΧB Josι']],
  ['A×B José Zoë', ['A×B José Zoë', 'A×B José Zoė']],
])(
  '%s, fewer than two in three of them words, is asked about in all that have its letters',
  (text, texts) => {
    expect(textsOf(encode(text, 'windows-1252'))).toEqual(texts);
  },
);

const czech = encode(
  'Name;Klubě\nRené Mal;Tabor\nOndřej Novočkov;Tabor\nZdeněk Mal;Třeboň\n',
  'windows-1250',
);

/** What a question offers, with samples; the preset first. */
function offered(bytes: Uint8Array): readonly string[] {
  const decoded = decodeText(bytes);
  if ('text' in decoded) return [];
  const { preset, encodings } = decoded.question;
  return [
    preset,
    ...encodings.map(({ encoding, name, samples }) => `${encoding}, ${name}: ${samples.join(' ')}`),
  ];
}

test('a question shows three words that differ, below the header, in each encoding', () => {
  expect(offered(czech)).toEqual([
    'windows-1252',
    'windows-1252, Windows-1252 (Western Europe): Ondøej Novoèkov Zdenìk',
    'windows-1250, Windows-1250 (Central Europe): Ondřej Novočkov Zdeněk',
    'windows-1257, Windows-1257 (Baltic): Ondųej Novočkov Zdenģk',
  ]);
});

test('where nobody can be asked it is Windows-1252, with the question', () => {
  const asked = decodeText(czech);
  expect(decodeText(czech, undefined, false)).toEqual({
    text: 'Name;Klubì\nRené Mal;Tabor\nOndøej Novoèkov;Tabor\nZdenìk Mal;Tøeboò\n',
    encoding: windows1252,
    notes: [],
    guessed: 'question' in asked && asked.question,
  });
});

test('where nobody can be asked and another encoding fits better, it is a question all the same', () => {
  const bytes = encode('Ayşe Yıldızlı, Çağla Şahinoğlu', 'windows-1254');
  expect(decodeText(bytes, undefined, false)).toMatchObject({ question: { preset: 'windows-1254' } });
});

test('the encoding that makes the header known is preset', () => {
  const french = encode('Prénom;Nom;Année\nZdenìk;Test;2027\n', 'windows-1252');
  expect(textsOf(french)[0]).toContain('Prénom');
  const mac = encode('Prénom;Nom;Année\nÍnes;Test;2027\n', 'macintosh');
  expect(textsOf(mac)[0]).toContain('Prénom');
});

test.each([
  ['latin1', 'windows-1252'],
  ['ANSI', 'windows-1252'],
  ['cp1252', 'windows-1252'],
  ['1250', 'windows-1250'],
  ['Windows 1250', 'windows-1250'],
  ['mac', 'macintosh'],
  ['Mac Roman', 'macintosh'],
  ['latin2', 'iso-8859-2'],
  ['UTF8', 'utf-8'],
  ['utf-16', 'utf-16le'],
  ['GB2312', 'gb18030'],
  ['GBK', 'gb18030'],
  ['cp936', 'gb18030'],
  ['cp932', 'shift_jis'],
  ['Shift_JIS', 'shift_jis'],
  ['cp949', 'euc-kr'],
  ['cp950', 'big5'],
])('a person may call an encoding %s', (chosen, label) => {
  expect(decodeText(Uint8Array.of(0x41), chosen)).toMatchObject({ encoding: { label }, notes: [] });
});

test('an encoding that nobody knows is refused with those that there are', () => {
  expect(() => decodeText(Uint8Array.of(0x41), 'klingon')).toThrow(
    'There is no encoding "klingon". Usual ones: utf-8, windows-1252, windows-1254, windows-1250, iso-8859-2, macintosh, windows-1257, windows-1251, windows-1253, shift_jis, euc-kr, gb18030, big5, utf-16le, utf-16be.',
  );
});

const damage = (count: number) =>
  count === 1
    ? 'One letter is not UTF-8 and cannot be read: \ufffd stands for it.'
    : `${count} letters are not UTF-8 and cannot be read: \ufffd stands for each.`;

test.each([
  [
    'one pasted byte',
    [...utf8Bytes('Zoë, Jürgen, '), ...encode('José', 'windows-1252')],
    'Zoë, Jürgen, Jos\ufffd',
    1,
  ],
  ['an end that was cut off', [...utf8Bytes('Zoë, Jos'), 0xc3], 'Zoë, Jos\ufffd', 1],
  ['two bytes among more letters', [...utf8Bytes('äöü'), 0xe9, 0x41, 0xe9], 'äöü\ufffdA\ufffd', 2],
])('UTF-8 with %s stays UTF-8, and what is damaged is said', (_, bytes, text, count) => {
  expect(decodeText(Uint8Array.from(bytes))).toMatchObject({
    text,
    encoding: { label: 'utf-8' },
    notes: [damage(count)],
  });
});

test('a file that ends with its only accent is not taken for UTF-8 that was cut off', () => {
  for (const word of ['José', 'Groß'])
    expect(decodeText(encode(word, 'windows-1252'))).toMatchObject({ text: word, notes: [] });
});

test('letters that were lost before are not damage of the encoding', () => {
  expect(decodeText(utf8Bytes('Zo\ufffd, Jos\ufffd'))).toMatchObject({
    text: 'Zo\ufffd, Jos\ufffd',
    notes: [],
  });
});

test('a file of two encodings is asked about, UTF-8 among them and last', () => {
  const bytes = Uint8Array.from([...utf8Bytes('Zoë '), ...encode('José Muñoz Peña', 'windows-1252')]);
  expect(offered(bytes)).toEqual([
    'windows-1252',
    'windows-1252, Windows-1252 (Western Europe): ZoÃ« José Muñoz',
    'windows-1250, Windows-1250 (Central Europe): ZoĂ« José Muńoz',
    'iso-8859-2, ISO-8859-2 (Central Europe, on Linux): ZoĂŤ José Muńoz',
    'windows-1257, Windows-1257 (Baltic): ZoĆ« José Muńoz',
    'utf-8, UTF-8 (all languages): Zoë Jos\ufffd Mu\ufffdoz',
  ]);
});

test.each([
  [
    'other bytes',
    [0x7f, 0x45, 0x4c, 0x46, 0x45, 0x45, 0x45, 0x45, 0x45, 0, 0xff, 0x80],
    'This file is not text, a workbook or JSON.',
  ],
  [
    'bytes that are letters in no encoding',
    [0x41, 0xf0, 0x98, 0x81, 0x20],
    'This file is not a table: its letters are in no known encoding.',
  ],
])('%s are not a table', (_, bytes, why) => {
  expect(() => decodeText(Uint8Array.from(bytes))).toThrow(why);
});

function utf8Bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
