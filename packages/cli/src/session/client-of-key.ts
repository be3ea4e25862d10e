import type { BearerKey } from '@matchpoint/core/agencies/agency-keys';
import type { Client } from '@matchpoint/core/client/client';
import { isUnsupported } from '@matchpoint/core/wire/api-error';
import { ExitError } from '../exit-error.ts';

/** A client for a key, which has no account: its agency stands for the one profile. */
export function clientOfKey(client: Client, apiUrl: string): Client {
  let pending: Promise<BearerKey> | null = null;
  /** Once for the two calls of a session's start. */
  const showKey: Client['showKey'] = (options) => {
    pending ??= client
      .showKey(options)
      .catch((error: unknown) => {
        if (!isUnsupported(error)) throw error;
        throw new ExitError(
          'unsupported',
          `The service at ${apiUrl} takes no keys.`,
          'Sign in: matchpoint login',
        );
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  };
  return {
    ...client,
    showMe: async (options) => {
      const { name, agency_id, agency_name } = await showKey(options);
      return {
        email: `key ${name}`,
        active_profile: agency_id,
        active_profile_name: agency_name,
        active_profile_type: 'Agency',
      };
    },
    listProfiles: async (options) => {
      const { agency_id: id, agency_name: name } = await showKey(options);
      return { rows: [{ id, name, profile_type: 'Agency' }], unreadable: 0 };
    },
  };
}
