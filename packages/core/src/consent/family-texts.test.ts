import { expect, test } from 'vitest';
import { familyLanguages } from './family-page.ts';
import { familyLanguage, familyTexts } from './family-texts.ts';

test('whole sentences are short in every language: 15 words on average, and 20 at most', () => {
  for (const language of familyLanguages) {
    const texts = Object.values(familyTexts[language]).map(
      (text: string | ((...names: string[]) => string)) =>
        typeof text === 'string' ? text : text('Agency', 'Ada'),
    );
    const lengths = texts
      .filter((text) => /[.?:]$/.test(text))
      .flatMap((text) => text.split(/[.!?](?:\s|$)/))
      .filter((sentence) => sentence.trim() !== '')
      .map((sentence) => sentence.trim().split(/\s+/).length);
    const average = lengths.reduce((sum, length) => sum + length) / lengths.length;
    expect([language, average < 15, Math.max(...lengths) <= 20]).toEqual([language, true, true]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  }
});

test('the browser’s first language that the page has is taken, else English', () => {
  expect(
    [['pt-BR', 'en'], ['ja', 'DE-ch', 'fr'], ['ja'], []].map((languages) => familyLanguage(languages)),
  ).toEqual(['pt', 'de', 'en', 'en']);
});
