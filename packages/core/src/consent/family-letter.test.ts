import { expect, test } from 'vitest';
import { familyLetter } from './family-letter.ts';

test('the letter asks, and has the link, the code and the way back', () => {
  const link = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const grouped = '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV-WXYZ';
  const letter = familyLetter({
    athlete: 'Ada Example',
    agency: 'Court Club',
    link,
    origin: 'https://m.example',
  });
  expect(letter).toEqual({
    subject: 'May Court Club list Ada Example?',
    body: `Hello,

Court Club would like to list Ada Example on Matchpoint, where college coaches look for athletes. Nobody else sees the entry before you agree.

Please open this page, look at what would be public, and say yes or no:

https://m.example/consent#${grouped}

You need no account. Keep this message: the same link shows your answer and takes it back, at any time.

If the link does not open, go to https://m.example/consent and enter this code:

${grouped}

Thank you,
Court Club
`,
  });
});
