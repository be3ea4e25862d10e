import { english } from './english.ts';
import { german } from './german.ts';
import { czech, japanese, serbian, turkish } from './others.ts';
import { french, italian, portuguese, spanish } from './romance.ts';
import type { Roster } from './roster.ts';

const byLanguage = {
  en: english,
  de: german,
  es: spanish,
  pt: portuguese,
  fr: french,
  it: italian,
  sr: serbian,
  cs: czech,
  tr: turkish,
  ja: japanese,
};

export const rosters: readonly Roster[] = Object.entries(byLanguage).flatMap(([language, all]) =>
  all.map((roster) => ({ language, ...roster })),
);
