import { expect, test } from 'vitest';
import { completedLink, isWebLink } from './web-link.ts';

test('what looks like the address of a page gets https; nothing else does', () => {
  const bare = ['example.com', 'www.example.com/a', 'EXAMPLE.com:8080/a?b=c#d', 'müller.example?x'];
  const kept = [
    '',
    'example',
    'https://example.com',
    'HTTP://example.com',
    'ftp://example.com',
    'javascript:alert(1.5)',
    'javascript.x:alert(1)',
    'data:text/html,x.y',
    'mailto:ada@example.com',
    'ada@example.com',
    '//example.com',
    'example.com/a b',
    '.com',
    'a..b',
    'http:example.com',
  ];
  expect([bare.map(completedLink), kept.map(completedLink)]).toEqual([
    bare.map((text) => `https://${text}`),
    kept,
  ]);
  expect(bare.map(completedLink).every(isWebLink)).toBe(true);
});
