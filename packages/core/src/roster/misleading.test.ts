import { expect, test } from 'vitest';
import { checkOf, readPreset } from '../testing/import-builders.ts';
import { matchColumns } from './matching/match-columns.ts';

/** Files that invite a wrong reading: a header, then the cells of its rows. */
const files = {
  'dates that are not terms': 'Name,Date of birth,Joined,Term/Ada King,2009-09-01,Sept 2024,Fall 2027',
  'a year of birth': 'Name,Term,Year/Ada King,Fall,2010',
  'a destination that is not a country':
    'Name,Term,Destination,Preferred country/Ada King,Fall 2027,USA,Canada',
  'states as countries': 'Name,Term,Country/Ada King,Fall 2027,CA/Bo Reed,Fall 2027,DE',
  'states among countries': 'Name,Term,Country/Ada King,Fall 2027,CA/Bo Reed,Fall 2027,ES',
  'a passport beside a residence': 'Name,Term,Nationality,Country/Ada King,Fall 2027,Spain,Peru',
  'two passports': 'Name,Term,Nationality/Ada King,Fall 2027,Spain & Peru',
  'predictions and mocks': 'Name,Term,SAT,TOEFL/Ada King,Fall 2027,1350 (predicted),105 mock',
  'targets in a header': 'Name,Term,SAT (target)/Ada King,Fall 2027,1350',
  'another scale': 'Name,Term,GPA/Ada King,Fall 2027,8.7|10/Bo Reed,Fall 2027,92%',
  'the scale of 2026': 'Name,Term,TOEFL/Ada King,Fall 2027,5.5/Bo Reed,Fall 2027,4',
  'an average of another country': 'Nom,Prénom,Rentrée,Moyenne/Demo,Zoé,Automne 2027,3.2',
  'weighted averages': 'Name,Term,GPA/Ada King,Fall 2027,3.7 W',
  'scores of other times':
    'Name,Term,UTR (6 months ago),ITF (CH),SAT (converted from ACT)/Ada King,Fall 2027,9.1,612,1280',
  'an unweighted average': 'Name,Term,UW GPA,W GPA/Ada King,Fall 2027,3.7,4',
  'a graduation from college': 'Name,College Grad Year/Ada King,2031',
  'the term of a graduation': 'Name,Graduation term/Ada King,Spring 2027',
  'terms and sports of others': 'Name,Contract Term,Hobby/Ada King,Fall 2026,Soccer',
  'sections as a total': 'Name,Term,SAT Math/Ada King,Fall 2027,680',
  'another list': 'Name,Term,Ranking ITF/Ada King,Fall 2027,ATP 850',
  'another list in the header': 'Name,Term,ITF|ATP/Ada King,Fall 2027,850/Bo Reed,Fall 2027,J 90',
  'a grade of tournaments': 'Name,Term,ITF/Ada King,Fall 2027,J300',
  'a guess at a rating': 'Name,Term,UTR/Ada King,Fall 2027,9.xx/Bo Reed,Fall 2027,P10.5/Cy Lane,Fall 2027,~9',
  'terms with conditions':
    'Name,Term/Ada King,Fall 2027 or later/Bo Reed,not before Spring 2028/Cy Lane,gap year then Fall 2027',
  'other terms':
    'Name,Term/Ada King,Summer 2027/Bo Reed,April 2027/Cy Lane,2027.2/Di Moe,Fall or Spring 2027',
  'names that are terms': 'Name,Gender,Term/Summer Fall,F,/Spring Jones,F,Spring 2028',
  'a heading that is a name': 'Name,Gender,Term/Jade Summer,,/Ada King,F,Fall 2027',
  'a name that is a header': 'Name,Term/UTR,Fall 2027/Gender:,Fall 2027',
  'letters of hands and levels': 'Name,Term,Hand,Level/Ada King,Fall 2027,R,M/Bo Reed,Fall 2027,L,F',
  'letters of two languages': 'Name,Geschlecht,Term/Ada King,N,Fall 2027/Bo Reed,F,Fall 2027',
  'M alone in Spanish': 'Nombre completo,Sexo,Inicio/Ada King,M,Otoño 2027',
  'two genders': "Name,Sport,Gender,Term/Ada King,Men's Tennis,F,Fall 2027",
  'another sport': 'Name,Term,Second sport,Favorite sport/Ada King,Fall 2027,Soccer,Soccer',
  'American football': 'Name,Term,Sport/Ada King,Fall 2027,Football',
  'NA beside codes': 'Name,Term,Country/Ada King,Fall 2027,NA/Bo Reed,Fall 2027,ES',
  'terms in notes': 'Name,Term,Notes/Ada King,Fall 2027,visits Spring 2026',
  'people of others': 'Name,Parent name,Coach,Term/Ada King,Maria King,Bo Reed,Fall 2027',
  'a handle as a link': 'Name,Term,Video/Ada King,Fall 2027,@ada.plays',
  'a file on a disk as a link': 'Name,Term,Video/Ada King,Fall 2027,ada.mp4',
  'several names':
    'Name,Term/Ada King & Bo Reed,Fall 2027/Lovelace\\, Ada\\, Demo,Fall 2027/Ada Demo ’27,Fall 2027',
  'signs around names':
    'Name,Term/Ada King*,Fall 2027/2. Bo Reed,Fall 2027/Cy Lane #7,Fall 2027/🇪🇸 Di Moe ⭐,Fall 2027/4 Ed Ott,Fall 2027',
  'more than a name':
    'Name,Term/Ada King - committed,Fall 2027/Bo Reed|Di Moe,Fall 2027/Eva a|p Ravi,Fall 2027/Cy Lane?,Fall 2027/TBD,Fall 2027/Total: 22,Fall 2027',
  'more than one name':
    'Name,Term/Ada King and Bo Reed,Fall 2027/Cy Lane + 1,Fall 2027/"Ott, Ed",Fall 2027/Flo Gee,Fall 2027/"Gus Hay, Jr.",Fall 2027',
  'links among words':
    'Name,Term,Video/Ada King,Fall 2027,https:||example.com|1./Bo Reed,Fall 2027,Film: https:||example.com|2 (new)/Cy Lane,Fall 2027,https:||example.com| 3',
  'several films': 'Name,Term,Video,Video/Ada King,Fall 2027,https:||example.com|1,https:||example.com|2',
  'a woman in Hungarian': 'Név,Nem,Kezdés,Ország/Ada King,nő,2027 ősz,Irán',
  'a country in Persian': 'Name,Term,کشور/Ada King,Fall 2027,ایران',
  'numbers before ranks':
    'Name,Term,ITF/Ada King,Fall 2027,#612/Bo Reed,Fall 2027,No. 850/Cy Lane,Fall 2027,99th',
  'a country behind a name':
    'Name,Term/Ada King (ESP),Fall 2027/Bo Reed (USA),Fall 2027/Cy Lane (left),Fall 2027',
  'letters of cars': 'Name,Term,Land/Ada King,Fall 2027,D/Bo Reed,Fall 2027,AUT',
  'older ratings': 'Name,Term,UTR 2025,UTR 2026/Ada King,Fall 2027,8.5,9.5/Bo Reed,Fall 2027,9.5,10.5',
  'months of graduations': 'Name,Graduation/Ada King,May 2027/Bo Reed,Sept 2027',
  'question marks':
    'Name,Term,Gender,Country,SAT/Ada King,Fall 2027?,F?,Spain?,1350?/Bo Reed,Fall 2027,M,Peru,1350',
  'a note below': 'Name,Term,SAT/Ada King,Fall 2027,1350/* official scores only,,',
  'fillers for names': 'Name,Term/-,Fall 2027/N|A,Fall 2027/.,Fall 2027',
  'errors of formulas': 'Name,Term,GPA/Ada King,Fall 2027,#REF!',
  'two years': 'Name,Term,Grad Year/Ada King,Fall 2027,2026',
  'half a name': 'Name,Clan,Term/Ada,King,Fall 2027/Bo,Reed,Fall 2027',
  'Nome and Apelido': 'Nome,Apelido,Início/Inês,Demo,Outono 2027/Rui,Sample,Outono 2027',
  'a first name and Apelido': 'Primeiro nome,Apelido,Início/Inês,Demo,Outono 2027/Rui,Sample,Outono 2027',
  'Apelido as a nickname':
    'Nome completo,Apelido,Início/Ana Souza,Aninha,Outono 2027/Rui Sousa,Ruizinho,Outono 2027',
  'a whole name beside a half': 'Vorname,Name,Start/Ada,Ada King,Herbst 2027',
  'headings that are countries': 'Name,Term,UTR/SPAIN,,/Ada King,Fall 2027,9.1/Peru,,/Bo Reed,Fall 2027,8',
  'a name in Latin letters': '氏名,ローマ字,Term/見本 花子,Hanako Mihon,Fall 2027',
  'a month and a year': 'Name,Start month,Start year/Ada King,August,2027',
  'scores of one of two tests': 'Name,Term,TOEFL|Duolingo/Ada King,Fall 2027,DET 120/Bo Reed,Fall 2027,98',
  'a name in two scripts': 'Name (Chinese),Name (English),Term/陳大文,Ada King,Fall 2027',
  'capitals first': 'Name,Term/KING Ada,Fall 2027/DE LA CRUZ Bo Lee,Fall 2027',
  'initials first': 'Name,Term/AJ King,Fall 2027/BO Reed,Fall 2027',
  'letters of columns': 'Ada King,Fall 2027,F/Bo Reed,Spring 2028,M',
  'a title of several things':
    'Demo – Boys – Girls,,/Demo – Tennis & Soccer,,/Name,Term,GPA/Ada King,Fall 2027,3.7',
  'remarks where scores stand':
    'Name,Term,SAT,UTR/Ada King,Fall 2027,1350,9.1/Bo Reed,Fall 2027,twelve hundred,provisional/Cy Lane,Fall 2027,goal 1400,~9',
  'films of others':
    'Name,Term,Coach video,Opponent,Last match/Ada King,Fall 2027,https:||youtu.be|1,Bo Reed,https:||youtu.be|2',
  'terms of other things': 'Name,Joined,Backup start,Zweitwunsch/Ada King,Fall 2024,Spring 2028,Fall 2028',
  'a film of all':
    'Name,Term,Promo/Ada King,Fall 2027,https:||youtu.be|1/Bo Reed,Fall 2027,https:||youtu.be|1',
  'letters of positions': 'Name,Term,Pos,P/Ada King,Fall 2027,M,F/Bo Reed,Fall 2027,F,M',
  'a place of birth in short': 'Name,Term,F. nac.,Nac./Ada King,Fall 2027,2009-05-31,Chilena',
  'months of two terms': 'Name,Term/Ada King,Aug|Jan 2027/Bo Reed,Fall 2027 (Jan)/Cy Lane,Fall|Sept 2027',
  'a title in more words': 'GIRLS TENNIS ROSTER 2026-27,,/Name,Term,GPA/Ada King,Fall 2027,3.7',
  'a heading in more words': 'Name,Term,GPA/Women’s team,,/Ada King,Fall 2027,3.7',
  'whether and when': 'Name,Term,Available?/Ada King,Fall 2027,yes/Bo Reed,Spring 2028,no',
  'a year of birth beside terms': 'Name,Term,Year/Ada King,Fall 2027,2009',
  'a suffix behind the first name': 'Name,Term/"King, Bo Jr.",Fall 2027',
  'a year of birth beside a season': 'Name,Temporada,Año/Ada King,Otoño 2027,2009',
  'years of a grade': 'Name,Grad Yr,Year/Ada King,2027,Junior',
  'a graduation': 'Name,Grad/Ada King,2027',
  'names below a header of others': 'Row Labels,Term/Ada King,Fall 2027/Bo Reed,Fall 2027',
  'codes of airports': 'Name,Term,Country/Ada King,Fall 2027,LAX',
} as const;

/** What goes in with all presets as they are, and with `?` what a person is asked to look at. */
async function outcome(text: string): Promise<string> {
  const csv = text
    .replaceAll('/', '\n')
    .replaceAll('|', '/')
    .replaceAll(/(\S+)\\,(.*?)\\,([^,]*)/g, '"$1,$2,$3"');
  const { source } = await readPreset('roster.csv', csv);
  const match = matchColumns(source, {});
  const check = checkOf(source, match);
  const athletes = check.valid.map(({ draft: { sport: _, ...fields } }) => Object.values(fields).join(' '));
  const looks = [
    ...match.problems.map(({ kind }) => `${kind}?`),
    ...check.readings
      .filter(({ sure }) => sure === 'likely')
      .map(({ value, read: as }) => `${value} → ${as}?`),
    ...check.problems.map(([{ field, value, isOpen }]) => `${isOpen ? '' : 'out: '}${field} ${value}?`),
    ...check.warnings.map(([{ field, value }]) => `doubtful ${field} ${value}?`),
  ];
  return [...athletes, ...looks].join('; ');
}

test('files that invite a wrong reading publish nothing that nobody saw', async () => {
  const outcomes: string[] = [];
  for (const [name, text] of Object.entries(files)) outcomes.push(`${name}: ${await outcome(text)}`);
  expect(outcomes.join('\n')).toMatchInlineSnapshot(`
    "dates that are not terms: Ada King Fall 2027
    a year of birth: out: available_year 2010?
    a destination that is not a country: Ada King Fall 2027
    states as countries: Ada King Fall 2027; Bo Reed Fall 2027; country_of_residence CA?
    states among countries: Ada King Fall 2027 Canada; Bo Reed Fall 2027 Spain
    a passport beside a residence: Ada King Fall 2027 Peru
    two passports: Ada King Fall 2027; country_of_residence Spain & Peru?
    predictions and mocks: Ada King Fall 2027; SAT 1350 (predicted)?; TOEFL 105 mock?
    targets in a header: Ada King Fall 2027
    another scale: Ada King Fall 2027; Bo Reed Fall 2027; GPA 8.7/10?
    the scale of 2026: Ada King Fall 2027; Bo Reed Fall 2027; TOEFL 5.5?
    an average of another country: Zoé Demo Fall 2027
    weighted averages: Ada King Fall 2027; GPA 3.7 W?
    scores of other times: Ada King Fall 2027
    an unweighted average: Ada King Fall 2027 3.7
    a graduation from college: missing?; missing?; out: available_semester ?; out: available_year ?
    the term of a graduation: missing?; out: available_semester ?; out: available_year ?
    terms and sports of others: missing?; missing?; out: available_semester ?; out: available_year ?
    sections as a total: Ada King Fall 2027
    another list: Ada King Fall 2027; ITF ATP 850?
    another list in the header: Ada King Fall 2027; Bo Reed Fall 2027 90; J 90 → 90?; ITF 850?
    a grade of tournaments: Ada King Fall 2027; ITF J300?
    a guess at a rating: Ada King Fall 2027; Bo Reed Fall 2027; Cy Lane Fall 2027; UTR 9.xx?
    terms with conditions: out: available_semester Fall 2027 or later?
    other terms: out: available_semester Summer 2027?; out: available_semester April 2027?
    names that are terms: Spring Jones Spring 2028 Female; out: available_semester ?; out: available_year ?
    a heading that is a name: Ada King Fall 2027 Female; out: available_semester ?; out: available_year ?
    a name that is a header: missing?; missing?; out: name Term?; out: available_semester ?; out: available_year ?; gender Fall 2027?; UTR Fall 2027?
    letters of hands and levels: Ada King Fall 2027; Bo Reed Fall 2027
    letters of two languages: Ada King Fall 2027; Bo Reed Fall 2027; gender N?
    M alone in Spanish: Ada King Fall 2027; gender M?
    two genders: Ada King Fall 2027 ; gender F?
    another sport: Ada King Fall 2027
    American football: out: sport Football?
    NA beside codes: Ada King Fall 2027; Bo Reed Fall 2027 Spain; country_of_residence NA?
    terms in notes: Ada King Fall 2027
    people of others: Ada King Fall 2027
    a handle as a link: Ada King Fall 2027; video_1 @ada.plays?
    a file on a disk as a link: Ada King Fall 2027; video_1 ada.mp4?
    several names: out: name Ada King & Bo Reed?
    signs around names: Ada King Fall 2027; Bo Reed Fall 2027; Cy Lane Fall 2027; Di Moe Fall 2027; Ed Ott Fall 2027; Ada King* → Ada King?
    more than a name: Eva a/p Ravi Fall 2027; out: name Ada King - committed?; out: name TBD?
    more than one name: Flo Gee Fall 2027; Gus Hay, Jr. Fall 2027; out: name Ada King and Bo Reed?
    links among words: Ada King Fall 2027 https://example.com/1; Bo Reed Fall 2027 https://example.com/2; Cy Lane Fall 2027; https://example.com/1. → https://example.com/1?; video_1 https://example.com/ 3?
    several films: Ada King Fall 2027 https://example.com/1
    a woman in Hungarian: Ada King Fall 2027 Female Islamic Republic of Iran; nő → Female?
    a country in Persian: Ada King Fall 2027 Islamic Republic of Iran
    numbers before ranks: Ada King Fall 2027 612; Bo Reed Fall 2027 850; Cy Lane Fall 2027 99
    a country behind a name: Spain Ada King Fall 2027; United States of America Bo Reed Fall 2027; Ada King (ESP) → Ada King?; Bo Reed (USA) → Bo Reed?; out: name Cy Lane (left)?
    letters of cars: Ada King Fall 2027 Germany; Bo Reed Fall 2027 Austria; D → Germany?
    older ratings: Ada King Fall 2027; Bo Reed Fall 2027
    months of graduations: Ada King Fall 2027; May 2027 → 2027?; out: available_year Sept 2027?
    question marks: Ada King Fall 2027 Female Spain; Bo Reed Fall 2027 Male Peru 1350; Fall 2027? → Fall 2027?; F? → Female?; Spain? → Spain?; SAT 1350??
    a note below: Ada King Fall 2027 1350; * official scores only → left out?
    fillers for names: out: name -?
    errors of formulas: Ada King Fall 2027; GPA #REF!?
    two years: Ada King Fall 2027; 2026 → 2027?
    half a name: Ada Fall 2027; Bo Fall 2027; missing?
    Nome and Apelido: Inês Fall 2027; Rui Fall 2027; missing?
    a first name and Apelido: Inês Fall 2027; Rui Fall 2027; missing?
    Apelido as a nickname: Ana Souza Fall 2027; Rui Sousa Fall 2027
    a whole name beside a half: Ada King Fall 2027; twice?
    headings that are countries: Ada King Fall 2027 9.1; Bo Reed Fall 2027 8; SPAIN → left out?
    a name in Latin letters: Hanako Mihon Fall 2027
    a month and a year: Ada King Fall 2027; August → Fall?
    scores of one of two tests: Ada King Fall 2027; Bo Reed Fall 2027 98
    a name in two scripts: Ada King Fall 2027
    capitals first: Ada KING Fall 2027; Bo Lee DE LA CRUZ Fall 2027
    initials first: AJ King Fall 2027; BO Reed Fall 2027
    letters of columns: Ada King Fall 2027 Female; Bo Reed Spring 2028 Male
    a title of several things: Ada King Fall 2027 3.7
    remarks where scores stand: Ada King Fall 2027 1350 9.1; Bo Reed Fall 2027; Cy Lane Fall 2027; twelve hundred → nothing?; provisional → nothing?; SAT goal 1400?; UTR ~9?
    films of others: Ada King Fall 2027
    terms of other things: missing?; missing?; out: available_semester ?; out: available_year ?
    a film of all: Ada King Fall 2027; Bo Reed Fall 2027
    letters of positions: Ada King Fall 2027; Bo Reed Fall 2027
    a place of birth in short: Ada King Fall 2027 Chile; Chilena → Chile?
    months of two terms: Cy Lane Fall 2027; Fall/Sept 2027 → Fall 2027?; out: available_semester Aug/Jan 2027?
    a title in more words: Ada King Fall 2027 Female 3.7
    a heading in more words: Ada King Fall 2027 Female 3.7
    whether and when: Ada King Fall 2027; Bo Reed Spring 2028
    a year of birth beside terms: Ada King Fall 2027
    a suffix behind the first name: Bo King Jr. Fall 2027
    a year of birth beside a season: Ada King Fall 2027
    years of a grade: Ada King Fall 2027
    a graduation: Ada King Fall 2027
    names below a header of others: Ada King Fall 2027; Bo Reed Fall 2027
    codes of airports: Ada King Fall 2027; country_of_residence LAX?"
  `);
});
