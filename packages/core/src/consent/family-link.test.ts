import { expect, test } from 'vitest';
import { groupedLink, linkAddress, readLink } from './family-link.ts';

const link = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const grouped = '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV-WXYZ';

test('a link is read however it is typed, and nothing else is', () => {
  const typed = [grouped, `#${grouped}`, grouped.toLowerCase(), grouped.replaceAll('-', ' '), ` ${link}\n`];
  expect(typed.map(readLink)).toEqual(typed.map(() => link));
  expect(readLink(grouped.replace('0', 'o').replace('1', 'l'))).toBe(link);
  expect(['', link.slice(1), `${link}0`, link.replace('Z', 'U')].map(readLink)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('it is shown in groups, behind the mark that keeps it from servers', () => {
  expect([groupedLink(link), linkAddress('https://m.example', link)]).toEqual([
    grouped,
    `https://m.example/consent#${grouped}`,
  ]);
});
