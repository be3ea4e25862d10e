import { distributions } from '@matchpoint/core/athletes/distribution';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { standingText } from './standing-text.ts';

test('a score counts the athletes below it, a ranking those above it', () => {
  const { GPA, SAT, ITF } = distributions(
    [100, 250, 450, 900].map((ITF, index) => anAthlete({ ITF, GPA: 3 + index / 5 })),
  );
  expect(standingText('GPA', GPA, 3.4)).toBe('Higher than about 50% of 4 listed athletes');
  expect(standingText('ITF', ITF, 301)).toBe('Better (lower) than about 50% of 4 listed athletes');
  expect(standingText('SAT', SAT, 1200)).toBeNull();
});
