import { expect, test } from 'vitest';
import { invitationText } from './invitation-text.ts';

test('the text names agency, address, page, verification and end', () => {
  const facts = { agencyName: 'Court Club', email: 'ada@example.com', origin: 'https://athletes.example' };
  expect(invitationText({ ...facts, expiresAt: '2026-12-07T10:00:00Z' })).toEqual({
    subject: 'Join Court Club on Matchpoint',
    body: `You are invited to edit Court Club on Matchpoint. The invitation ends on Dec 7, 2026.

1. Open https://athletes.example/account and sign in, or sign up, with ada@example.com.
2. If your email is not verified yet, choose "Send the email" there and open its link.
3. The invitation is on that page then: choose Accept.
`,
  });
  expect(invitationText({ ...facts, expiresAt: null }).body).toMatch(
    /^You are invited .* on Matchpoint\.\n\n1\./,
  );
});
