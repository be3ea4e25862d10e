import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { verifyEmailActors } from './account-actions.actors.ts';
import { verifyEmailMachine } from './verify-email.machine.ts';
import { verifyEmailView } from './verify-email.view.ts';

test('sends the link, also once more after a refusal', async () => {
  const refusals = ['auth/too-many-requests'];
  const actors = verifyEmailActors({
    sendEmailVerification: async () => {
      const code = refusals.shift();
      if (code !== undefined) throw new IdentityError(code);
    },
  });
  const form = createActor(verifyEmailMachine.provide({ actors })).start();
  const seen = [verifyEmailView(form.getSnapshot())];
  for (const _ of ['refused', 'sent']) {
    form.send({ type: 'submit', entered: null });
    seen.push(verifyEmailView(form.getSnapshot()));
    seen.push(verifyEmailView(await waitFor(form, ({ value }) => value !== 'sending')));
  }
  const sending = { isSending: true, isSent: false, problem: null };
  expect(seen).toEqual([
    { isSending: false, isSent: false, problem: null },
    sending,
    { isSending: false, isSent: false, problem: 'Too many attempts. Wait a few minutes, then try again.' },
    sending,
    { isSending: false, isSent: true, problem: null },
  ]);
});
