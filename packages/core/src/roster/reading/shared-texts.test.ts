import { expect, test } from 'vitest';
import { sharedTexts } from './shared-texts.ts';

test('texts stay what they are, however many there are', () => {
  const shared = sharedTexts();
  const texts = Array.from({ length: 50_000 }, (_, index) => `Demo ${index % 30_000}`);
  expect(texts.map(shared)).toEqual(texts);
});
