import { expect, test } from 'vitest';
import { countryFlag } from './country-flag.ts';

test('a country has its flag', () => {
  expect(['DE', 'us', 'CHE', 'Brazil', 'XK'].map(countryFlag)).toEqual(['🇩🇪', '🇺🇸', '🇨🇭', '🇧🇷', '🇽🇰']);
});

test('an unknown country has no flag', () => {
  expect(['', 'ZZ', 'GER', 'Atlantis'].map(countryFlag)).toEqual(['', '', '', '']);
});
