import { expect, test } from 'vitest';
import { checkOf, readPreset } from '../testing/import-builders.ts';
import { matchColumns } from './matching/match-columns.ts';

/** Rosters of invented athletes: one comes in the fall of 2027, the other in the spring of 2028. */
const rosters = {
  Czech: 'Jméno;Příjmení;Pohlaví;Nástup;Telefon\nJan;Vzorný;muž;podzim 2027;1\nEva;Vzorná;žena;jaro 2028;2',
  Slovak: 'Meno;Priezvisko;Pohlavie;Nástup;Výška\nJan;Vzorný;muž;jeseň 2027;1\nEva;Vzorná;žena;jar 2028;2',
  Croatian: 'Ime;Prezime;Spol;Početak;Klub\nJan;Vzorný;muško;jesen 2027;A\nEva;Vzorná;žensko;proljeće 2028;B',
  Serbian: 'Име;Презиме;Пол;Почетак;Клуб\nJan;Vzorný;мушки;јесен 2027;A\nEva;Vzorná;женски;пролеће 2028;B',
  Slovene: 'Ime;Priimek;Spol;Začetek;Opombe\nJan;Vzorný;moški;jesen 2027;x\nEva;Vzorná;ženska;pomlad 2028;y',
  Turkish: 'Ad;Soyad;Cinsiyet;Dönem;Boy\nJan;Vzorný;Erkek;Güz 2027;1\nEva;Vzorná;Kadın;Bahar 2028;2',
  Japanese: '氏名;性別;入学時期;備考\nJan Vzorný;男子;2027年秋;x\nEva Vzorná;女子;2028年春季;y',
  Chinese: '姓名;性别;入学时间;电话\nJan Vzorný;男;2027年9月;1\nEva Vzorná;女;2028年春季;2',
  Ukrainian: 'Ім’я;Прізвище;Стать;Вступ;Зріст\nJan;Vzorný;ч;осінь 2027;1\nEva;Vzorná;ж;весна 2028;2',
  Bulgarian: 'Име;Фамилия;Пол;Прием;Ръст\nJan;Vzorný;мъж;есен 2027;1\nEva;Vzorná;жена;пролет 2028;2',
  Arabic: 'الاسم;الجنس;موعد الالتحاق;الهاتف\nJan Vzorný;ذكر;خريف 2027;1\nEva Vzorná;أنثى;ربيع 2028;2',
  Hebrew: 'שם;מין;סמסטר;טלפון\nJan Vzorný;זכר;סתיו 2027;1\nEva Vzorná;נקבה;אביב 2028;2',
  Thai: 'ชื่อ-นามสกุล;เพศ;ภาคเรียน;ส่วนสูง\nJan Vzorný;ชาย;กันยายน 2027;1\nEva Vzorná;หญิง;มกราคม 2028;2',
  Vietnamese:
    'Họ và tên;Giới tính;Kỳ nhập học;Lớp\nJan Vzorný;nam;mùa thu 2027;1\nEva Vzorná;nữ;mùa xuân 2028;2',
  Indonesian:
    'Nama;Jenis kelamin;Mulai;Tinggi\nJan Vzorný;pria;Agustus 2027;1\nEva Vzorná;wanita;Januari 2028;2',
  Hindi: 'नाम;लिंग;सत्र;कद\nJan Vzorný;पुरुष;शरद 2027;1\nEva Vzorná;महिला;वसंत 2028;2',
} as const;

async function athletesIn(text: string) {
  const { source } = await readPreset('roster.csv', text);
  const match = matchColumns(source, {});
  const { valid } = checkOf(source, match);
  const athletes = valid.map(
    ({ draft: { name, gender, available_semester, available_year } }) =>
      `${name}, ${gender}, ${available_semester} ${available_year}`,
  );
  return { athletes: athletes.toSorted(), problems: match.problems, why: match.unused.map(({ why }) => why) };
}

test.each(Object.entries(rosters))('a roster in %s is read in any order', async (_language, text) => {
  const found = {
    athletes: ['Eva Vzorná, Female, Spring 2028', 'Jan Vzorný, Male, Fall 2027'],
    problems: [],
    why: ['athletes have no such field'],
  };
  const [header = '', ...rows] = text.split('\n');
  const moved = [header, ...rows.toReversed()].map((line) => line.split(';').toReversed().join(';'));
  expect([await athletesIn(text), await athletesIn(moved.join('\n'))]).toEqual([found, found]);
});
