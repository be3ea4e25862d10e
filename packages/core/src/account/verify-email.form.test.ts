import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { noProblems, refused } from '../forms/form.ts';
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

test('says that it is being sent, or why it was not', () => {
  const problem = 'Wait a few minutes.';
  const failed = refused(noProblems, [{ field: null, message: problem }]);
  const states = [
    verifyEmail.machine.resolveState({ value: 'editing', context: noProblems }),
    verifyEmail.machine.resolveState({ value: 'sending', context: noProblems }),
    verifyEmail.machine.resolveState({ value: 'editing', context: failed }),
  ];
  expect(states.map((state) => verifyEmailView(state, user, null))).toMatchObject([
    { isSending: false, problem: null },
    { isSending: true, problem: null },
    { isSending: false, problem },
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
