import { distributions } from '@matchpoint/core/athletes/lists/distribution';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { standingText } from './score-strip.tsx';

const four = distributions([100, 250, 450, 900].map((ITF, index) => anAthlete({ ITF, GPA: 3 + index / 5 })));

test('a score counts the athletes below it, a ranking those above it', () => {
  expect(standingText('GPA', four, 3.4)).toBe('Higher than about 50% of 4 listed athletes');
  expect(standingText('ITF', four, 301)).toBe('Better (lower) than about 50% of 4 listed athletes');
  expect(standingText('SAT', four, 1200)).toBeNull();
});

test('names the group that was counted', () => {
  const groups = [
    { sport: 'Tennis', gender: 'Female' },
    { sport: 'Soccer' },
    { gender: 'Male' },
    { sport: 'Chess', gender: 'Female' },
    { sport: 'Chess' },
    {},
  ];
  const texts = groups.map((group) => standingText('GPA', { ...four, group }, 3.4)?.split(' of ')[1]);
  expect(texts).toEqual([
    '4 female tennis players',
    '4 soccer players',
    '4 male athletes',
    '4 female athletes in Chess',
    '4 athletes in Chess',
    '4 listed athletes',
  ]);
});

test('nobody is compared with only themselves', () => {
  const one = distributions([anAthlete({ GPA: 3, sport: 'Tennis', gender: 'Female' })], {
    sport: 'Tennis',
    gender: 'Female',
  });
  expect(standingText('GPA', one, 3)).toBe('No other female tennis player to compare with');
});

test('thousands are separated', () => {
  const many = distributions(Array.from({ length: 1204 }, () => anAthlete({ GPA: 2 })));
  expect(standingText('GPA', many, 4)).toBe('Higher than about 100% of 1,204 listed athletes');
});
