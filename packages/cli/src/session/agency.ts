import type { Profile } from '@matchpoint/core/profiles/profile';
import type { Account } from '@matchpoint/core/session/session';
import { ExitError } from '../exit-error.ts';
import type { Run } from '../run.ts';
import { type CommandSession, withPerson } from './command-session.ts';

/**
 * The Agency profile to act for: that of `--profile`, else the active one.
 * @throws {ExitError} with how to choose one
 */
export async function agencyProfile(run: Run, session: CommandSession): Promise<Profile> {
  const account = await session.account();
  const wanted = run.options.profile || null;
  const found = wanted === null ? activeProfile(account) : findProfile(account.profiles, wanted);
  if (found?.profile_type === 'Agency') return found;
  throw new ExitError('noAgency', noAgency(found, account.profiles));
}

/** Acts for the agency of that profile; keys may not (rules/terminal.md#keys-in-the-terminal). */
export function withAgency<T>(
  run: Run,
  action: (session: CommandSession, agency: Profile) => Promise<T>,
): Promise<T> {
  return withPerson(run, async (session) => action(session, await agencyProfile(run, session)));
}

export function activeProfile({ user, profiles }: Account): Profile | null {
  if (user.active_profile === null) return null;
  return (
    profiles.find(({ id }) => id === user.active_profile) ?? {
      id: user.active_profile,
      name: user.active_profile_name ?? user.active_profile,
      profile_type: user.active_profile_type,
    }
  );
}

/**
 * By its ID, or by its name in any case.
 * @throws {ExitError} if it matches no profile, or several
 */
export function findProfile(profiles: readonly Profile[], wanted: string): Profile {
  const byId = profiles.find(({ id }) => id === wanted);
  if (byId !== undefined) return byId;
  const [found, ...others] = profiles.filter(
    ({ name }) => name.toLowerCase() === wanted.trim().toLowerCase(),
  );
  if (found !== undefined && others.length === 0) return found;
  if (found === undefined)
    throw new ExitError('usage', `You have no profile "${wanted}". ${yours(profiles)}`);
  const ids = [found, ...others].map(({ id }) => id).join(', ');
  throw new ExitError('usage', `Several profiles are named "${wanted}". Use one of the IDs ${ids}.`);
}

function noAgency(found: Profile | null, profiles: readonly Profile[]): string {
  const agencies = profiles.filter(({ profile_type }) => profile_type === 'Agency');
  if (agencies.length === 0)
    return 'You have no Agency profile yet. Create one in the web app: My Account, Add, Agency.';
  const why = found === null ? 'No profile is active.' : `${found.name} is not an Agency profile.`;
  return `${why} Choose one with "matchpoint profiles use <id or name>" or --profile. ${yours(agencies)}`;
}

function yours(profiles: readonly Profile[]): string {
  if (profiles.length === 0) return 'You have none.';
  return `Yours: ${profiles.map(({ id, name }) => `${name} (${id})`).join(', ')}.`;
}
