import { expect, test } from 'vitest';
import { encode } from '../../testing/encode.ts';
import { decodeText } from './decode-text.ts';

/** Names that nobody has, in letters that people have. */
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
  ['Russian', 'windows-1251', 'Анна Тополева, Пётр Ясенев'] as const,
];

/** Each word alone must not pass as Western, and all together must be read rightly, or be one of the answers. */
test.each(foreign)('%s in %s is read rightly, or asked about', (_, label, text) => {
  const decoded = decodeText(encode(text, label));
  const labels = 'question' in decoded ? answers(decoded) : [decoded.encoding.label];
  expect(labels).toContain(label);
});

function isSame(decoded: ReturnType<typeof decodeText>, text: string): boolean {
  return 'text' in decoded && decoded.text === text;
}

const words = foreign.flatMap(([name, label, text]) =>
  text
    .split(/[ ,]+/)
    .filter((word) => !isSame(decodeText(encode(word, label), 'windows-1252'), word))
    .map((word) => [word, name, label] as const),
);

test.each(words)('%s (%s in %s) is not taken for Windows-1252', (word, _, label) => {
  const decoded = decodeText(encode(`Name\nAda Brook\n${word}\n`, label));
  const labels = 'question' in decoded ? answers(decoded) : [decoded.encoding.label];
  expect(labels).toContain(label);
});

function answers(decoded: Extract<ReturnType<typeof decodeText>, { question: object }>): readonly string[] {
  return decoded.question.kind === 'encoding'
    ? decoded.question.encodings.map(({ encoding }) => encoding)
    : [];
}

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
    'There is no encoding "klingon". Usual ones: utf-8, windows-1252, windows-1250, macintosh, windows-1254, windows-1257, windows-1251, windows-1253.',
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
  ['an end that was cut off', [...utf8Bytes('Ada, Zo'), 0xc3], 'Ada, Zo\ufffd', 1],
  ['two bytes among more letters', [...utf8Bytes('äöü'), 0xe9, 0x41, 0xe9], 'äöü\ufffdA\ufffd', 2],
])('UTF-8 with %s stays UTF-8, and what is damaged is said', (_, bytes, text, count) => {
  expect(decodeText(Uint8Array.from(bytes))).toMatchObject({
    text,
    encoding: { label: 'utf-8' },
    notes: [damage(count)],
  });
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
  expect('question' in decoded && answers(decoded)).toContain('utf-8');
});

test('other bytes are no table', () => {
  expect(() =>
    decodeText(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0x45, 0x45, 0x45, 0x45, 0x45, 0, 0xff, 0x80)),
  ).toThrow('This is no table: no text, no workbook and no JSON.');
});

function utf8Bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
