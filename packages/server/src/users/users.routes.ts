import { operations } from '@matchpoint/core/contract/operations';
import type { CurrentUser } from '@matchpoint/core/session/session';
import type { Database } from '../database/pool.ts';
import { answerCall, type PeerApp } from '../http/answer-call.ts';
import { refuseUnknown } from '../http/own-refusals.ts';
import { privateAnswer } from '../http/private-answer.ts';
import { readBody } from '../http/read-body.ts';
import type { Caller, OnCaller, SignedInPorts } from './caller-calls.ts';
import { type SignUpPorts, signUp } from './sign-up.ts';
import { activateProfile, listProfiles, showUser } from './users.store.ts';

const { signUp: signingUp, showMe, listProfiles: showProfiles, switchProfile } = operations;

export interface UsersPorts extends SignUpPorts, SignedInPorts {}

/** The user calls (rules/service.md#eleven-calls), and with extensions the switch of profiles (rules/profiles.md#active-profile). */
export function usersRoutes(app: PeerApp, onCaller: OnCaller, ports: UsersPorts, extensions: boolean): void {
  async function currentUser(database: Database, user: Caller): Promise<CurrentUser> {
    const shown = await showUser(database, user);
    if (!extensions) return shown;
    const mustVerify = ports.verifiedOnly && !user.isVerified;
    return { ...shown, email_verified: user.isVerified, ...(mustVerify && { must_verify_email: true }) };
  }

  answerCall(app, signingUp, signUp(ports));
  onCaller(showMe, async (user, _, database) => privateAnswer(await currentUser(database, user)));
  onCaller(showProfiles, async (user, _, database) => {
    const profiles = await listProfiles(database, user);
    return privateAnswer(extensions ? profiles : profiles.map(({ role: _, ...plain }) => plain));
  });
  if (!extensions) return;
  onCaller(switchProfile, async (user, { req }, database) => {
    const body = await readBody(req.raw, switchProfile.body);
    const isTheirs = await activateProfile(database, user, body.active_profile);
    if (!isTheirs) refuseUnknown('profile');
    return privateAnswer(await currentUser(database, user));
  });
}
