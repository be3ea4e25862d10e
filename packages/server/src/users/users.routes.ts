import { operations } from '@matchpoint/core/service/contract';
import type { CurrentUser } from '@matchpoint/core/session/session';
import { Hono } from 'hono';
import type { Deadline } from '../database/pool.ts';
import { isId } from '../directory/list-statement.ts';
import type { Peer } from '../http/client-address.ts';
import { privateAnswer } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { routePath } from '../http/route-path.ts';
import { type SignUpPorts, signUp } from './sign-up.ts';
import type { Caller, SignedIn, SignedInPorts } from './signed-in.ts';

const { signUp: signingUp, showMe, listProfiles, switchProfile } = operations;

export interface UsersPorts extends SignUpPorts, SignedInPorts {
  readonly deadline: (request: Request) => Deadline;
}

/** The user calls (rules/service.md#eleven-calls), and with extensions the switch of profiles (rules/profiles.md#active-profile). */
export function usersRoutes(
  ports: UsersPorts,
  signedIn: SignedIn,
  extensions: boolean,
): Hono<{ Bindings: Peer }> {
  const { users, verifiedOnly, deadline } = ports;

  async function currentUser(user: Caller, until: Deadline): Promise<CurrentUser> {
    const shown = await users.show(user, until);
    if (!extensions) return shown;
    const mustVerify = verifiedOnly && !user.isVerified;
    return { ...shown, email_verified: user.isVerified, ...(mustVerify && { must_verify_email: true }) };
  }

  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  app.post(routePath(signingUp.path), signUp(ports));
  app.get(
    routePath(showMe.path),
    signedIn('reading', async (user, { req }) =>
      privateAnswer(req.raw, await currentUser(user, deadline(req.raw))),
    ),
  );
  app.get(
    routePath(listProfiles.path),
    signedIn('reading', async (user, { req }) => {
      const profiles = await users.profiles(user, deadline(req.raw));
      return privateAnswer(req.raw, extensions ? profiles : profiles.map(({ role: _, ...plain }) => plain));
    }),
  );
  if (!extensions) return app;
  app.put(
    routePath(switchProfile.path),
    signedIn('writing', async (user, { req }) => {
      const read = await readBody(req.raw, switchProfile.body);
      if ('refusal' in read) return read.refusal;
      const { active_profile: profile } = read.data;
      const isTheirs = isId(profile) && (await users.activate(user, profile, deadline(req.raw)));
      if (!isTheirs) return problem(404, 'There is no such profile.');
      return privateAnswer(req.raw, await currentUser(user, deadline(req.raw)));
    }),
  );
  return app;
}
