import { expect, test } from 'vitest';
import { type Offered, optionalFields, ownFieldNames } from '../../athletes/fields/athlete-fields.ts';
import { namesOf } from '../../fields/table.ts';
import { answersToKeep } from '../answers.ts';
import type { Answers } from '../decisions.ts';
import { columnProblemText } from '../outcomes/columns.view.ts';
import { fieldLabel } from '../outcomes/field-label.ts';
import { columnAliases, importFields, usualHeaders } from './column-aliases.ts';
import { nameOrder } from './column-problems.ts';
import { headerKey } from './header-key.ts';
import { matchColumns } from './match-columns.ts';

type Columns = Required<Answers>['columns'];
const match = (header: readonly string[], columns: Columns = {}) =>
  matchColumns({ header, rows: [] }, { columns });
const flag = {
  map: (column: string, field: string) => `--map "${column}=${field}"`,
  set: (field: string, value: string) => `--set "${field}=${value}"`,
};
const found = (header: readonly string[], chosen: Columns = {}) => {
  const { columns, unknown, unused, problems, idColumn } = match(header, chosen);
  const ids = idColumn !== undefined && { idColumn };
  return { columns: Object.fromEntries(columns), unknown, unused, problems, ...ids };
};
const nothing = { unknown: [], unused: [], problems: [] };
const missing = (field: 'name' | 'available_semester', column: string | null = null) => ({
  kind: 'missing',
  field,
  accepted: usualHeaders[field],
  suggestion: column === null ? null : { column, key: column, field },
  preset: null,
});

test('no spelling means two fields', () => {
  for (const [field, aliases] of Object.entries(columnAliases))
    for (const alias of aliases) {
      const { columns } = matchColumns(
        { header: [alias], rows: [] },
        {},
        { offered: [...optionalFields, ...ownFieldNames] },
      );
      expect([alias, ...columns.keys()]).toEqual([alias, field]);
    }
});

test('each foreign spelling adds one that is not known before', () => {
  for (const field of namesOf(columnAliases)) {
    const own = usualHeaders[field].map(headerKey);
    const foreign = columnAliases[field].slice(own.length).map(headerKey);
    expect([...new Set(foreign)].filter((key) => key !== '' && !own.includes(key))).toEqual(foreign);
  }
});

test('columns are found in any case, order and punctuation, and brackets are left out of what has more', () => {
  const known =
    'GPA (4.0)|VIDEO-URL| available_for |Grad. Yr|First Name|Surname|M/F|coutry_of_residence|[SAT]|{U.T.R.} ';
  const { columns, ...rest } = found([...known.split('|'), '--', '()']);
  expect(Object.keys(columns).join(', ')).toBe(
    'GPA, video_1, available_semester, available_year, first_name, last_name, gender, country_of_residence, SAT, UTR',
  );
  expect(rest).toEqual({ ...nothing, unknown: ['--', '()'] });
});

test('what a bracket turns into another thing is left out, and named', () => {
  const others = 'SAT (Math)|GPA (out of 5)|GPA (W)|UTR (D)|GPA (0-10)|UTR (doubles)|Name (Parent)|Sport (?)';
  const same = 'SAT (400-1600)|GPA (4.0 scale)|UTR (singles)|Name (as in passport)|Start (expected)';
  const { columns, unused } = match([...others.split('|'), ...same.split('|')]);
  expect(unused).toEqual(
    others.split('|').map((column) => ({
      column,
      why: `its header says "${column.replace(/^.*\(|\)$/g, '')}", which may be something else`,
    })),
  );
  expect([...columns.keys()].join(', ')).toBe('SAT, GPA, UTR, name, available_semester');
});

test('unknown columns are listed apart from those that an export adds or that athletes have no field for', () => {
  const header = 'id|Name|Term|Lucky color|WTN|agency_name||Promedio|Notes|#|Gossip'.split('|');
  const { unused, ...rest } = found(header);
  expect(rest).toEqual({
    columns: { name: 1, available_semester: 2 },
    idColumn: 0,
    unknown: ['Lucky color', 'Gossip'],
    problems: [],
  });
  expect(unused.map(({ column, why }) => `${column}: ${why}`)).toEqual([
    'id: set by the service',
    'WTN: a World Tennis Number, which is not the ITF ranking',
    'agency_name: set by the service',
    'Promedio: an average, which is not a GPA',
    'Notes: athletes have no such field',
    '#: an index',
  ]);
});

const unmapped = (field: 'available_semester' | 'available_year', value: string) =>
  `No column is the ${fieldLabel(field)} yet. Every athlete needs it. Known headers: ${usualHeaders[field].join(', ')}. ` +
  `Or name yours: --map "your header=${field}" Or set it for all rows: --set "${field}=${value}"`;

test('two columns for one field, and fields without one, are told with what would help', () => {
  const { problems } = match(['Name', 'Athlete', 'First name', 'Country', 'Nationality']);
  expect(problems.map((problem) => columnProblemText(problem, flag))).toEqual([
    'More than one column is the Name: “Name”, “Athlete”. Leave all but one out: --map "Athlete=-"',
    'More than one column is the Name: “Name”, “Athlete”, “First name”. Leave all but one out: --map "First name=-"',
    unmapped('available_semester', 'Fall'),
    unmapped('available_year', '2027'),
  ]);
});

test('a person has the last word', () => {
  expect(found(['Who', 'Term', 'Name', 'Size'], { who: 'name', NAME: '-', Size: 'UTR rating' })).toEqual({
    ...nothing,
    columns: { name: 0, available_semester: 1, UTR: 3 },
  });
  const { problems } = match(['Name', 'Term'], { Nome: 'name', Term: 'shoe' });
  expect(problems.map((problem) => columnProblemText(problem, flag)).slice(0, 2)).toEqual([
    'The file has no column “Nome”.',
    `Athletes have no field “shoe” for the column “Term”. Fields: ${importFields([]).join(', ')}.`,
  ]);
  expect(problems.map(({ kind }) => kind)).toEqual(['noSuchColumn', 'noSuchField', 'missing', 'missing']);
  const scores = fileOf(['UTR=good', 'U.T.R.=9.5'].map(columnOf));
  expect(guessed(scores, { '#1': 'UTR' })).toEqual([
    '#1 UTR: UTR, used: chosen',
    '#2 U.T.R.: UTR, used: its header',
  ]);
});

test('half a name is not a name, and a whole one has no half', () => {
  expect([
    found(['First name', 'Term']).problems,
    found(['Last name', 'Term']).problems,
    found(['First name', 'Last name', 'Term']).problems,
    found(['Name', 'Player', 'Last name', 'Term']).problems,
  ]).toMatchObject([
    [missing('name')],
    [missing('name')],
    [],
    [
      { kind: 'twice', columns: ['Name', 'Player'] },
      { kind: 'twice', columns: ['Name', 'Player', 'Last name'] },
    ],
  ]);
});

/** A file with these columns, the values of each below its header. */
function fileOf(columns: readonly (readonly [header: string, ...values: readonly string[]])[]) {
  const length = Math.max(...columns.map(([, ...values]) => values.length));
  return {
    header: columns.map(([header]) => header),
    rows: Array.from({ length }, (_, row) => ({
      row: row + 2,
      cells: columns.map(([, ...values]) => values[row] ?? ''),
    })),
  };
}
/** A column and its values, as 'UTR=9.5,9.6'. */
function columnOf(text: string): [header: string, ...values: string[]] {
  const [header = '', values] = text.split('=');
  return [header, ...(values?.split(',') ?? [])];
}
/** What each column is taken for, and why. */
const guessed = (file: ReturnType<typeof fileOf>, columns: Columns = {}, remembered: Columns = {}) =>
  matchColumns(file, { columns }, { remembered: { columns: remembered } }).guesses.map(
    ({ key, header, field, status, reason }) => `${key} ${header}: ${field ?? '-'}, ${status}: ${reason}`,
  );

test.each([
  ['Vorname|Name', 'first_name, used: its header; last_name, used: its header beside "Vorname"'],
  ['Nom|Prénom', 'last_name, used: its header beside "Prénom"; first_name, used: its header'],
  ['Nombre|Apellidos', 'first_name, used: its header beside "Apellidos"; last_name, used: its header'],
  ['Cognome|Nome', 'last_name, used: its header; first_name, used: its header beside "Cognome"'],
  ['Nome|Sobrenome', 'first_name, used: its header beside "Sobrenome"; last_name, used: its header'],
  [
    'Name/Nom|Vorname/Prénom',
    'last_name, used: its header beside "Vorname/Prénom"; first_name, used: its header',
  ],
  ['Nome', 'name, used: its header'],
])('a name beside one half is the other half: %s', (header, halves) => {
  const file = fileOf(header.split('|').map((column) => [column]));
  expect(
    guessed(file)
      .map((guess) => guess.replace(/^.*?: /, ''))
      .join('; '),
  ).toBe(halves);
});

test('a column shows up to three different values', () => {
  const { guesses } = matchColumns(
    fileOf([['Name', 'Ada', '', ' Ada ', 'Bo', 'Cy', 'Di'], ['Term'], ['', 'Fall']]),
    {},
  );
  expect(guesses.map(({ index, samples }) => [index, samples])).toEqual([
    [0, ['Ada', 'Bo', 'Cy']],
    [1, []],
    [2, ['Fall']],
  ]);
});

test('a column with an unknown header is suggested by its values, and used where words say it', () => {
  const file = fileOf([
    ['a', 'Ada Lovelace', "Bo O'Neil", 'Zoë de la Cruz', 'Ada Lovelace-Byron'],
    ['b', '2027', '2028', '2027', '2027'],
    ['l', 'Herbst', 'Fall 2027', 'Spring', 'F27'],
    ['d', '2028', '2029', '2027', '2027'],
    ['', '2028', 'x', '', ''],
  ]);
  expect(guessed(file)).toEqual([
    '#1 a: name, used: its values look like names',
    '#2 b: available_year, suggested: its values look like years',
    '#3 l: available_semester, used: its values look like semesters',
    '#4 d: -, unknown: no known header',
    '#5 : -, unknown: no header',
  ]);
  const { columns, unknown, problems } = matchColumns(file, {});
  expect([[...columns.keys()], unknown, problems]).toEqual([['name', 'available_semester'], ['b', 'd'], []]);
});

test('a column that athletes have no field for is their gender where it says nothing else', () => {
  const genders = ['Damen', 'Herren', 'Damen'];
  const of = (header: string, cells: readonly string[]) => guessed(fileOf([[header, ...cells]])).join();
  expect([
    of('Team', genders),
    of('Team', ['Tennis', 'Soccer', 'Tennis']),
    of('Gender (coach)', genders),
    of('Categoría', ['Damen', 'U18', 'U16']),
  ]).toEqual([
    '#1 Team: gender, used: its values look like genders',
    '#1 Team: -, leftOut: athletes have no such field',
    '#1 Gender (coach): -, leftOut: its header says "coach", which may be something else',
    '#1 Categoría: -, leftOut: athletes have no such field',
  ]);
});

test('names with the last one first are suggested as such, and once', () => {
  const turned = ['?', 'Lovelace, Ada', 'Diddley, Bo', 'de la Cruz, Ana'] as const;
  const names = ['!', 'Ada Lovelace', 'Bo Diddley', 'Ana Cruz'] as const;
  expect(guessed(fileOf([turned, names]))).toEqual([
    '#1 ?: last_first_name, used: its values look like names with the last one first',
    '#2 !: -, unknown: no known header',
  ]);
});

const unknown = 'unknown: no known header';
const short = (field: string) => `${field}, used: its header probably says it`;
test.each([
  [' =1,2', 'leftOut: an index'],
  ['=9.,10.,11', 'leftOut: an index'],
  ['=1', 'unknown: no header'],
  ['=1,3', 'unknown: no header'],
  ['=+1,+2', 'unknown: no header'],
  ['=1.0,2.0', 'unknown: no header'],
  ['x=1,2', unknown],
  ['# |x=Ada King', 'leftOut: an index; name, used: its values look like names'],
  ['x 2025=9.5|x 2026=9.6', `${unknown}; UTR`],
  ['x 2026=9.5|x 2025=9.6', `UTR; ${unknown}`],
  ['x 2026=9.5|x (2026)=9.6', `UTR; ${unknown}`],
  ['x 2026=9.5|x=9.6', `UTR; ${unknown}`],
  ['x=9.5|x 2026=9.6', `UTR; ${unknown}`],
  ['x 2025=9.5|y 2026=9.6', `UTR; ${unknown}`],
  ['Year=2028,Fall 2027', 'available_semester, used: its values are terms'],
  ['Year=Fall 2027|Term=Fall', 'available_year, used: its header; available_semester, used: its header'],
  ['Year=2027|Bio=Fall 2027', 'available_year, used: its header; bio, used: its header'],
  [
    'Nationality=Peru|Residence=Spain',
    'leftOut: the residence has a column of its own; country_of_residence, used: its header',
  ],
  ['Video=youtu.be/1|Video url=youtu.be/2', 'video_1, used: its header; leftOut: another column says it'],
  ['UTR=good|U.T.R.=9.5', 'leftOut: another column says it; UTR, used: its header'],
  ['Name=王 芳,李 娜|Athlete=Fang  Wang,A. Li', 'leftOut: another column says it; name, used: its header'],
  ['Name=Ada,Bo King|Athlete=Ada King,Bo King', 'leftOut: another column says it; name, used: its header'],
  ['Pohl.=Ž,M|Állampolg.=magyar', `${short('gender')}; ${short('country_of_residence')}`],
  ['Sukup.=N,M', short('gender')],
  ['Pohl=x,y|Pos.=M,F', `${unknown}; leftOut: an index`],
  ['Puntaje.=12,13|constructor=1', `${unknown}; ${unknown}`],
  ['G=M,F|Nac.=Chilena', `${short('gender')}; ${short('country_of_residence')}`],
  ['G=12,9|Nac.=2009-05-31', `${unknown}; ${unknown}`],
  ['Sex=M|G=F', `gender, used: its header; ${unknown}`],
  ['x=https://youtu.be/1,https://vimeo.com/2', 'video_1, used: its values look like videos'],
  ['Coach video=https://youtu.be/1', unknown],
  ['Link=https://youtu.be/1', 'video_1, used: its values look like videos'],
  ['Link=https://youtu.be/1|Video=youtu.be/2', 'profile_url, used: its header; video_1, used: its header'],
  ['Profile=https://youtu.be/1', 'profile_url, used: its header'],
  ['Class.=2.4|Start=Agosto 2027', 'leftOut: another column says it; available_semester, used: its header'],
  ['x=2026,2027|Start=Fall 2027,Aug 2028', `${unknown}; available_semester, used: its header`],
  ['Vorname=Ada Maria|Name=Ada Demo', 'first_name, used: its header; name, used: its header'],
])('columns with values are taken for a field, or not: %s', (columns, expected) => {
  const told = guessed(fileOf(columns.split('|').map(columnOf))).map((guess) =>
    guess.replace(/^#\d+ .*?: (?:-, )?/, '').replace(', suggested: its values look like UTR ratings', ''),
  );
  expect(told.join('; ')).toBe(expected);
});

const ten = [...'ABCDEFGHIJ'].map((letter) => `${letter}emo`);
test.each([
  ['Name=Ada,Bo,Cy', 'King,De La Cruz,O’Fay', true],
  ['First name=Ada,Bo,Cy', 'King,Demo,Fay', true],
  ['Last name=King,Demo,Fay', 'Ada,Bo,Cy', false],
  ['Last name=King,Demo,Fay|First name=Ada,Bo,Cy', 'King,Demo,Fay', false],
  ['Name=Ada,Bo King,Cy Fay,Di', 'King,Demo,Fay,Zed', false],
  ['Name=ada,bo,cy', 'King,Demo,Fay', false],
  ['Name=王芳,Bo,Cy', 'King,Demo,Fay', false],
  ['UTR=9.5', 'King,Demo,Fay', false],
  ['Name=Ada,Bo,Cy', 'King,at Home,Fay', false],
  ['Name=Ada,Bo,Cy', 'King,Demo 2,Fay', false],
  ['Name=Ada,Bo,Cy,Di', 'King,Demo', false],
  ['Name=Ada,Bo,Cy,Di', 'King,Demo,Fay', true],
  [`Name=${ten}`, [...ten.slice(1), 'Bemo'].join(), true],
  [`Name=${ten}`, [...ten.slice(2), 'Cemo', 'Demo'].join(), false],
])('beside %s, a column with %s is suggested as the last names: %s', (known, names, is) => {
  const [guess] = guessed(fileOf([...known.split('|'), `x=${names}`].map(columnOf))).slice(-1);
  const as = is ? 'last_name, suggested: its values look like last names' : `-, ${unknown}`;
  expect(guess?.replace(/^.*?: /, '')).toBe(as);
});

test('nothing is suggested that a column has by its header, in any form', () => {
  const year = ['x', '2027', '2028'] as const;
  const name = ['y', 'Ada Lovelace', 'Bo Diddley'] as const;
  expect(
    [fileOf([['Year'], year]), fileOf([['Last name'], name]), fileOf([['First name'], name])].map(
      (file) => guessed(file)[1],
    ),
  ).toEqual(['x', 'y', 'y'].map((column) => `#2 ${column}: -, unknown: no known header`));
});

test('of two columns with one header, each is named by its place', () => {
  const header = ['Name', 'Term', 'GPA', 'gpa (4.0)', '', 'UTR'];
  const told = (columns: readonly string[], chosen: Columns = {}) =>
    match(columns, chosen).problems.map((problem) => columnProblemText(problem, flag));
  const twice = 'More than one column is the GPA: “GPA”, “gpa (4.0)”. Leave all but one out: --map "#4=-"';
  expect(told(header)).toEqual([twice]);
  expect(told(header, { GPA: '-' })).toEqual([
    'The file has 2 columns “GPA”: #3, #4. Name one by its place: --map "#4=-"',
    twice,
  ]);
  expect(told(['Name', 'X', 'X', 'X', 'Term', 'Year'], { X: 'bio' })).toEqual([
    'The file has 3 columns “X”: #2, #3, #4. Name one by its place: --map "#4=bio"',
  ]);
  expect(told(['Name', 'Term', 'Year'], { '#1': 'name', Name: 'nonsense' })).toEqual([]);
  expect(found(header, { '#4': '-', GPA: '-', ' #5 ': 'SAT', UTR: 'ITF', '#6': 'UTR' })).toEqual({
    ...nothing,
    columns: { name: 0, available_semester: 1, SAT: 4, UTR: 5 },
  });
  expect(guessed(fileOf([['GPA'], [' ']]), { GPA: 'x' })).toEqual([
    '#1 GPA: -, unknown: chosen',
    '#2  : -, unknown: no header',
  ]);
  expect(match(header, { '#0': '-', '#7': '-', '#3': 'x', '': 'SAT' }).problems.slice(0, 4)).toEqual([
    { kind: 'noSuchColumn', column: '#0' },
    { kind: 'noSuchColumn', column: '#7' },
    { kind: 'noSuchField', column: 'GPA', field: 'x', fields: importFields([]) },
    { kind: 'noSuchColumn', column: '' },
  ]);
});

test('advice that is pasted works', () => {
  const headers = [
    ['Name', 'Term', 'GPA', 'GPA'],
    ['Name', 'Athlete', 'Term'],
    ['Name', 'Term', 'Last first name'],
    ['Name', 'Term', 'SAT', 'SAT (=total) score'],
    ['Name', 'Term', 'Ctry\t', 'Land'],
  ];
  const advised = headers.map((header) => {
    const [problem] = match(header).problems;
    const [, pasted = ''] =
      problem === undefined
        ? []
        : columnProblemText(problem, { ...flag, map: (...pair) => `\n${pair.join('=')}` }).split('\n');
    const split = pasted.lastIndexOf('=');
    return match(header, { [pasted.slice(0, split)]: pasted.slice(split + 1) }).problems;
  });
  expect(advised).toEqual(headers.map(() => []));
});

test('a choice is remembered by header, and has a reason of its own in the next file', () => {
  const source = fileOf([['Who', 'Ada'], ['Term'], ['GPA'], ['GPA'], ['Size'], ['']]);
  const chosen = { who: 'Full Name', '#3': '-', '#5': '-', '#6': 'SAT', Shoe: 'UTR', TERM: 'x' };
  expect(answersToKeep(source, { columns: chosen }).columns).toEqual({ who: 'name', size: '-' });

  const next = fileOf([['Term'], ['WHO', 'Lovelace, Ada'], ['Size'], ['Name']]);
  const remembered = { who: 'name', size: '-', name: '-', gpa: 'GPA', term: 'nothing' };
  expect(guessed(next, { Size: 'UTR' }, remembered)).toEqual([
    '#1 Term: available_semester, used: its header',
    '#2 WHO: name, used: chosen for the last file',
    '#3 Size: UTR, used: chosen',
    '#4 Name: -, leftOut: chosen for the last file',
  ]);
  const known = { remembered: { columns: remembered } };
  const { unknown, unused, problems } = matchColumns(next, {}, known);
  expect([unknown, unused, problems]).toEqual([[], [], []]);
  const { guesses } = matchColumns(next, { columns: { Size: 'UTR' } }, known);
  expect(guesses.map(({ isChosen }) => isChosen)).toEqual([false, true, true, true]);
  expect(guessed(fileOf([['Who'], ['who']]), {}, remembered)).toEqual([
    '#1 Who: -, unknown: no known header',
    '#2 who: -, unknown: no known header',
  ]);
});

test('names of which most have the last one first are probably to be turned', () => {
  const read = (names: readonly string[], columns: Columns = {}) => {
    const { guesses, problems } = matchColumns(
      fileOf([
        ['Name', ...names],
        ['Term', 'Fall 2027'],
      ]),
      { columns },
    );
    return [guesses[0]?.field, guesses[0]?.sure, problems.length];
  };
  const turned = ['Lovelace, Ada', 'Diddley, Bo', 'Cher'];
  expect([
    read(turned),
    read(turned, { Name: 'name' }),
    read(turned, { Name: 'last_first_name' }),
    read(['KING Bo', 'DE LA CRUZ Ana']),
    read(['Примеров Иван Петрович', 'Тестова Анна Ивановна', 'Пример Иван']),
    ...[
      ['Lovelace, Ada', 'Bo, Jr., Diddley', 'a,'],
      ['LOVELACE Ada', 'Bo Diddley'],
      ['KING Ada', 'Ada KING Lovelace'],
      ['LOVELACE Ada, Jr., PhD'],
      ['YU LEE Ana'],
      ['Примеров Иван Петрович', 'Иван Пример'],
    ].map((names) => read(names)),
  ]).toEqual([
    ['last_first_name', 'likely', 0],
    ['name', 'certain', 0],
    ['last_first_name', 'certain', 0],
    ['last_first_name', 'likely', 0],
    ['last_first_name', 'likely', 0],
    ...Array(6).fill(['name', 'certain', 0]),
  ]);
  const beside = fileOf([['Term'], ['?', 'Lovelace, Ada'], ['City', 'Bern, CH']]);
  expect(matchColumns(beside, {}).problems).toMatchObject([{ kind: 'missing', field: 'name' }]);
  expect(match(['Name', 'Term', 'Last name'], { Name: 'last_first_name' }).problems).toEqual([
    { kind: 'twice', field: 'name', columns: ['Name', 'Last name'], keys: ['Name', 'Last name'] },
  ]);
});

test.each([
  ['Cognome e Nome', 'Rossi Mario', 'Mario Rossi'],
  ['NOM Prénom', 'De La Demo Zoé', 'Zoé De La Demo'],
  ['Nachname, Vorname', 'Muster Jürgen', 'Jürgen Muster'],
  ['ПІБ', 'Зразкова Олена', 'Олена Зразкова'],
])('the header %s says that the last name is first, which is asked once', (header, name, turned) => {
  const file = fileOf([
    [header, name],
    ['Term', 'Fall 2027'],
  ]);
  for (const names of [[name], ['Cher', name]])
    expect(matchColumns(fileOf([[header, ...names], ['Term']]), {}).problems).toEqual([
      { kind: 'nameOrder', index: 0, column: header, key: header, samples: [name], turned },
    ]);
  const taken = ['name', 'last_first_name'].map((field) => {
    const { columns, problems, hasCommas } = matchColumns(file, { columns: { [header]: field } });
    return [...columns.keys(), problems.length, hasCommas];
  });
  const term = ['available_semester', 0];
  expect(taken).toEqual([
    ['name', ...term, true],
    ['last_first_name', ...term, name.includes(',')],
  ]);
  const short = fileOf([
    [header, 'Cher'],
    ['Term', 'Fall 2027'],
  ]);
  expect(matchColumns(short, {}).problems).toEqual([]);
});

test('an optional field has a column where the service has it, and is unknown elsewhere', () => {
  const of = (offered: Offered) => {
    const { columns, unknown, unused } = matchColumns(
      { header: ['ACT score', 'WTN'], rows: [] },
      {},
      { offered },
    );
    return [[...columns.keys()], unknown, unused.map(({ column }) => column)];
  };
  expect([of(['ACT', 'WTN']), of([])]).toEqual([
    [['ACT', 'WTN'], [], []],
    [[], ['ACT score'], ['WTN']],
  ]);
  expect([importFields([]).includes('ACT'), importFields(['ACT']).includes('ACT')]).toEqual([false, true]);
});

test('a term column without a year in any cell needs a year for all rows, one with a year in some does not', () => {
  const fields = (...column: readonly [string, ...string[]]) =>
    matchColumns(fileOf([['Name', 'Ada'], column]), {}).problems.map(
      (problem) => problem.kind === 'missing' && problem.field,
    );
  expect(fields('Term', 'Fall 2027', 'Fall')).toEqual([]);
  expect(fields('Term', 'Spring', 'Fall')).toEqual(['available_year']);
  expect(fields('?', 'Fall 2027', 'Fall')).toEqual([]);
});

test.each([
  [['Solo', 'Ada Plain', 'Lovelace, Ada'], ['Lovelace, Ada']],
  [
    ['Solo', 'Lovelace Ada', 'Li Bo', 'Roe Cy', 'Low Di'],
    ['Lovelace Ada', 'Li Bo', 'Roe Cy'],
  ],
])('a question about the order of names shows three that tell it: %j', (cells, samples) => {
  expect(nameOrder(0, ['Name'], cells)).toMatchObject({ samples, turned: 'Ada Lovelace' });
});

test('a whole name is left out where the columns of its halves say each word of it', () => {
  const file = (whole: string) =>
    fileOf([
      ['FullName', whole],
      ['First name', 'Ada'],
      ['Last name', 'Demo'],
      ['Term', 'Fall 2027'],
    ]);
  expect(matchColumns(file('DEMO, Ada'), {}).problems).toEqual([]);
  for (const whole of ['DEMO, Ada', 'Ada Demo'])
    expect(guessed(file(whole))[0]).toBe('#1 FullName: -, leftOut: its names have columns by halves');
  expect(matchColumns(file('Ada Maria Demo'), {}).problems).toMatchObject([{ kind: 'twice', field: 'name' }]);
  const { header, rows } = file('DEMO, Ada');
  const more = { header, rows: [...rows, { row: 3, cells: ['Bo Li', 'Bo', '', ''] }] };
  expect(matchColumns(more, {}).problems).toMatchObject([{ kind: 'twice', field: 'name' }]);
});
