import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailTo } from './mail-to.ts';

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
