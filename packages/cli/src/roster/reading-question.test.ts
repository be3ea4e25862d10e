import type { EncodingQuestion } from '@matchpoint/core/roster/reading-choice';
import { expect, test } from 'vitest';
import { guessText } from './reading-question.ts';

const western = {
  encoding: 'windows-1252',
  name: 'Windows-1252 (Western Europe)',
  samples: ['Zdenìk', 'Tøeboò'],
};
const central = {
  encoding: 'windows-1250',
  name: 'Windows-1250 (Central Europe)',
  samples: ['Zdeněk', 'Třeboň'],
};
const guessed = (...encodings: EncodingQuestion['encodings']): EncodingQuestion => ({
  kind: 'encoding',
  preset: western.encoding,
  encodings,
});

test('an encoding that was guessed is named with some words and the flag that names another', () => {
  expect([guessText(guessed(western, central)), guessText(guessed({ ...western, samples: [] }))]).toEqual([
    'The letters are read as Windows-1252 (Western Europe): "Zdenìk", "Tøeboò". Where this is wrong, name another by --encoding: windows-1250.',
    'The letters are read as Windows-1252 (Western Europe). Where this is wrong, name another by --encoding.',
  ]);
});
