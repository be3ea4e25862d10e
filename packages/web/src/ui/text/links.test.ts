import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailTo, pathTo } from './links.tsx';

test('encodes address, subject and body, so that nothing in them starts another field', () => {
  expect(
    mailTo('ada?cc=x@club.example', {
      subject: 'Zoë & “Ace” 100%?#',
      body: 'https://matchpoint.example/athletes/a%2Fb\nBye',
    }),
  ).toBe(
    'mailto:ada%3Fcc%3Dx@club.example?subject=Zo%C3%AB%20%26%20%E2%80%9CAce%E2%80%9D%20100%25%3F%23&body=https%3A%2F%2Fmatchpoint.example%2Fathletes%2Fa%252Fb%0D%0ABye',
  );
  expect(mailTo('hello@club.example')).toBe('mailto:hello@club.example');
});

test('whatever the subject is, the email has it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (subject) => {
      const { search } = new URL(mailTo('a@b.example', { subject, body: 'x' }));
      const [, value = ''] = /^\?subject=([^&]*)&body=x$/.exec(search) ?? [];
      expect(decodeURIComponent(value)).toBe(subject.replace(/\r\n|\r|\n/g, '\r\n'));
    }),
  );
  expect(mailTo('a@b.example', { subject: '\ud800' })).toBe('mailto:a@b.example?subject=%EF%BF%BD');
});

/** The id that the browser requests for a link to `path`. */
const requested = (path: string) => {
  const { pathname } = new URL(path, 'https://matchpoint.example');
  return decodeURIComponent(pathname.slice('/athletes/'.length));
};

test('the browser reads the id back from its path, or there is no path', () => {
  const ids = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[./%2eE]{1,6}$/));
  fc.assert(
    fc.property(ids, (id) => {
      const path = pathTo('/athletes', id);
      if (path !== null) expect(requested(path)).toBe(id);
    }),
  );
});

test('ids that browsers resolve as folders have no path, similar ones do', () => {
  const ids = ['', '.', '..', '\ud800', '...', '.a', '%2E', '/', '7', 'Zoë'];
  expect(Object.fromEntries(ids.map((id) => [id, pathTo('/athletes', id)]))).toEqual({
    '': null,
    '.': null,
    '..': null,
    '\ud800': null,
    '...': '/athletes/...',
    '.a': '/athletes/.a',
    '%2E': '/athletes/%252E',
    '/': '/athletes/%2F',
    '7': '/athletes/7',
    Zoë: '/athletes/Zo%C3%AB',
  });
});
