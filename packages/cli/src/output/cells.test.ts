import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut, widthOf } from './cells.ts';

/** Names of many languages, and the cells that tmux gives them. */
const names = {
  'Šárka Řeřichová': 15,
  'Żaneta Łącka': 12,
  'Đurđica Žuljević': 16,
  'İpek Yıldırım Çağla': 19,
  'Győző Hűvösvölgyi': 17,
  'Ștefania Păștean': 16,
  'Žydrūnė Ąžuolė': 14,
  'Siobhán O’Súill “Bean” –': 24,
  'Nguyễn Thị Phượng': 17,
  'Ευθυμία Χρυσάνθη': 16,
  'Александра Ґалаґан': 18,
  'Հովհաննիսյան Աննա': 17,
  'გიორგი ჯავახიშვილი': 18,
  'محمد عبد الرحمن': 15,
  'نیلوفر خانی\u200cزاده': 15,
  'אברהם בן־ציון': 13,
  'प्रियंका श्रीवास्तव': 15,
  'শ্রীময়ী চট্টোপাধ্যায়': 17,
  கார்த்திகேயன்: 10,
  'สมชาย วงศ์สวัสดิ์': 13,
  欧阳娜娜司马相如: 16,
  さくらもりカタカナ: 18,
  'ＬＩＮＡ　ＷＡＮＧ': 18,
  남궁민수제갈공명: 16,
  'Zoe\u0308 👩‍👩‍👧 🇩🇪': 9,
};

test('a text is as wide as a terminal shows it', () => {
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, widthOf(name)]))).toEqual(names);
});

test('a text that is cut fills the cells that there are, and no more, in any language', () => {
  const texts = fc.array(fc.constantFrom(...Object.keys(names)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 8, max: 60 }), (words, width) => {
      const text = words.join(' ');
      const shown = cut(text, width);
      const isCut = widthOf(text) > width;
      const begin = isCut ? shown.slice(0, -1) : text;
      expect([shown, text.startsWith(begin)]).toEqual([isCut ? `${begin}…` : text, true]);
      const cells = widthOf(shown);
      expect(cells).toBeLessThanOrEqual(width);
      // A last letter with its vowel sign can take three.
      expect(cells).toBeGreaterThanOrEqual(isCut ? width - 3 : cells);
    }),
    { numRuns: 1000 },
  );
});
