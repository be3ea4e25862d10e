import { readKeptLink, sendsByItself, verifyEmail } from '@matchpoint/core/account/verify-email.form';
import type { BrowserIdentityProvider } from '@matchpoint/core/identity/identity-provider';
import type { sessionMachine } from '@matchpoint/core/session/session.machine';
import { sessionView } from '@matchpoint/core/session/session.view';
import { type ActorRefFrom, createActor } from 'xstate';
import { storedText, storeText } from '../ui/state/stored-text.ts';

/** The key under which this device keeps that the account's link was asked for, or sent. */
export const verificationKey = (person: string | null) => `matchpoint.verification.${person}`;

/** Sends the link that verifies the email: when asked, and by itself once a device (rules/account.md#verified-email). */
export function startVerification(
  session: ActorRefFrom<typeof sessionMachine>,
  identity: BrowserIdentityProvider,
) {
  const actor = createActor(verifyEmail.machine.provide({ actors: verifyEmail.actors(identity) })).start();
  const here = () => sessionView(session.getSnapshot());
  actor.on('accepted', () => storeText(verificationKey(here().person), 'sent'));
  const look = () => {
    const { person, user } = here();
    const key = verificationKey(person);
    const kept = storedText(key);
    if (user?.email_verified === true && kept !== null) storeText(key, null);
    // In the tab that the person sees alone; kept before it is sent, so that no reload sends it again.
    if (document.hidden || !sendsByItself(user, readKeptLink(kept))) return;
    storeText(key, 'asked');
    actor.send({ type: 'submit', entered: null });
  };
  session.subscribe(look);
  return actor;
}
