import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import {
  type KeptLink,
  readKeptLink,
  sendsByItself,
  verifyEmail,
  verifyEmailView,
} from './verify-email.form.ts';

const user = {
  email: 'ada@example.com',
  active_profile: null,
  active_profile_name: null,
  active_profile_type: null,
  email_verified: false,
};

test('sends the link, also once more after a refusal', async () => {
  const refusals = ['auth/too-many-requests'];
  const actors = verifyEmail.actors({
    sendEmailVerification: async () => {
      const code = refusals.shift();
      if (code !== undefined) throw new IdentityError(code);
    },
  });
  const form = createActor(verifyEmail.machine.provide({ actors })).start();
  const see = () => {
    const { isSending, problem } = verifyEmailView(form.getSnapshot(), user, null);
    return { isSending, problem };
  };
  const seen = [see()];
  for (const _ of ['refused', 'sent']) {
    form.send({ type: 'submit', entered: null });
    seen.push(see());
    await waitFor(form, ({ value }) => value !== 'sending');
    seen.push(see());
  }
  expect(seen).toEqual([
    { isSending: false, problem: null },
    { isSending: true, problem: null },
    { isSending: false, problem: 'Too many attempts. Wait a few minutes, then try again.' },
    { isSending: true, problem: null },
    { isSending: false, problem: null },
  ]);
});

test('says what is to be done, and whether the link was sent before', () => {
  const idle = createActor(verifyEmail.machine).getSnapshot();
  const must = { ...user, must_verify_email: true };
  const said = (person: typeof user | null, kept: KeptLink) => {
    const { isUnverified, mustVerify, text, action } = verifyEmailView(idle, person, kept);
    return [isUnverified, mustVerify, text, action];
  };
  const sent = 'A link was sent to ada@example.com. Open it to verify your email, then come back here.';
  const invitations = 'Invitations to agencies are shown once it is.';
  expect([
    said(user, null),
    said(must, 'asked'),
    said(must, 'sent'),
    said({ ...user, email_verified: true }, null).slice(0, 2),
    said(null, null).slice(0, 2),
  ]).toEqual([
    [true, false, `Your email is not verified. ${invitations}`, 'Send the email'],
    [
      true,
      true,
      `Your email is not verified: verify it before you change anything. ${invitations}`,
      'Send the email',
    ],
    [true, true, sent, 'Send it again'],
    [false, false],
    [false, false],
  ]);
});

test('it is sent by itself once a device, and only where nothing can be changed before', () => {
  const must = { ...user, must_verify_email: true };
  expect([
    sendsByItself(must, readKeptLink(null)),
    sendsByItself(must, readKeptLink('asked')),
    sendsByItself(must, readKeptLink('sent')),
    sendsByItself(user, null),
    sendsByItself(null, null),
  ]).toEqual([true, false, false, false, false]);
});
