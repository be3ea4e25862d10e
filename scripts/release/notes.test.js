import { expect, test } from 'vitest';
import { notesOf } from './notes.js';

const changelog = `# Changelog

## [Unreleased]

- Not yet.

## [0.2.1] - 2026-12-01

### Fixed

- A fault.

## [0.2.0] - 2026-11-23

- The first.
`;

test('the notes of a release are its section of the changelog', () => {
  expect(notesOf(changelog, '0.2.1')).toBe('### Fixed\n\n- A fault.\n');
  expect(notesOf(changelog, '0.2.0')).toBe('- The first.\n');
});

test('a version without a section has none', () => {
  expect(notesOf(changelog, '0.2')).toBeUndefined();
});
