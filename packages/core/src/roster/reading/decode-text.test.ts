import { expect, test } from 'vitest';
import { encode } from '../../testing/encode.ts';
import { decodeText } from './decode-text.ts';

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

test.each(Object.entries(western))('%s in Windows-1252 is read without a question', (_, text) => {
  const decoded = decodeText(encode(text, 'windows-1252'));
  expect(decoded).toMatchObject({ text, encoding: { label: 'windows-1252' }, notes: [] });
});

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

/** The text that is read, or one for each answer to the question. */
function textsOf(bytes: Uint8Array): readonly string[] {
  const decoded = decodeText(bytes);
  if ('text' in decoded) return [decoded.text];
  return decoded.question.kind === 'encoding'
    ? decoded.question.encodings.map(({ encoding }) => textIn(bytes, encoding))
    : [];
}

function textIn(bytes: Uint8Array, encoding: string): string {
  const decoded = decodeText(bytes, encoding);
  return 'text' in decoded ? decoded.text : '';
}

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

test('letters that make no words in any encoding are asked about', () => {
  expect(textsOf(encode('Анна', 'koi8-r'))).toEqual(['áÎÎÁ', '·ŒŒ¡', 'įĪĪĮ', 'бООБ', 'αΞΞΑ']);
});

test('a question shows the words that differ, in each encoding', () => {
  const bytes = encode('Name;Club\nOndřej Novočkov;Tabor\nZdeněk Mal;Brno\n', 'windows-1250');
  expect(decodeText(bytes)).toEqual({
    question: {
      kind: 'encoding',
      encodings: [
        {
          encoding: 'windows-1252',
          name: 'Windows-1252 (Western Europe)',
          samples: ['Ondøej', 'Novoèkov', 'Zdenìk'],
        },
        {
          encoding: 'windows-1250',
          name: 'Windows-1250 (Central Europe)',
          samples: ['Ondřej', 'Novočkov', 'Zdeněk'],
        },
        {
          encoding: 'windows-1257',
          name: 'Windows-1257 (Baltic)',
          samples: ['Ondųej', 'Novočkov', 'Zdenģk'],
        },
      ],
    },
  });
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
])('a person may call an encoding %s', (chosen, label) => {
  expect(decodeText(Uint8Array.of(0x41), chosen)).toMatchObject({ encoding: { label } });
});

test('an encoding that nobody knows is refused with those that there are', () => {
  expect(() => decodeText(Uint8Array.of(0x41), 'klingon')).toThrow(
    'There is no encoding "klingon". Usual ones: utf-8, windows-1252, windows-1250, iso-8859-2, macintosh, windows-1254, windows-1257, windows-1251, windows-1253.',
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

test('letters that were lost before are no damage of the encoding', () => {
  expect(decodeText(utf8Bytes('Zo\ufffd, Jos\ufffd'))).toMatchObject({
    text: 'Zo\ufffd, Jos\ufffd',
    notes: [],
  });
});

test('a file of two encodings is asked about, UTF-8 among them', () => {
  const bytes = Uint8Array.from([...utf8Bytes('Zoë '), ...encode('José Muñoz Peña', 'windows-1252')]);
  const decoded = decodeText(bytes);
  expect('question' in decoded && decoded.question).toMatchObject({
    encodings: [
      { encoding: 'utf-8', samples: ['Zoë', 'Jos\ufffd', 'Mu\ufffdoz', 'Pe\ufffda'] },
      { encoding: 'windows-1252', samples: ['ZoÃ«', 'José', 'Muñoz', 'Peña'] },
      { encoding: 'windows-1250', samples: ['ZoĂ«', 'José', 'Muńoz', 'Peńa'] },
      { encoding: 'iso-8859-2', samples: ['ZoĂŤ', 'José', 'Muńoz', 'Peńa'] },
      { encoding: 'windows-1257', samples: ['ZoĆ«', 'José', 'Muńoz', 'Peńa'] },
    ],
  });
});

test('other bytes are no table', () => {
  expect(() =>
    decodeText(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0x45, 0x45, 0x45, 0x45, 0x45, 0, 0xff, 0x80)),
  ).toThrow('This is no table: no text, no workbook and no JSON.');
});

function utf8Bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
