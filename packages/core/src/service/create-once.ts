import { isWithoutAnswer } from '../wire/api-error.ts';
import type { Client, Created, CreateOptions } from './client.ts';

const withoutKeys = new WeakSet<Client>();

/**
 * Creates under a key if the service accepts one. A service on another origin may allow only the headers of the eleven
 * calls (CORS): the browser then blocks a call with a key, which looks like an outage. So an unanswered create is retried
 * without the key only if calls with it fail and calls without it succeed: then the first attempt never arrived.
 * @throws what `create` throws
 */
export async function createOnce(
  client: Client,
  options: CreateOptions,
  create: (options: CreateOptions) => Promise<Created>,
): Promise<Created> {
  const { key: _, ...keyless } = options;
  if (withoutKeys.has(client)) return create(keyless);
  try {
    return await create(options);
  } catch (error) {
    if (!isWithoutAnswer(error) || !(await isKeyBlocked(client, options, keyless))) throw error;
    withoutKeys.add(client);
    return create(keyless);
  }
}

async function isKeyBlocked(client: Client, keyed: CreateOptions, keyless: CreateOptions): Promise<boolean> {
  if (await client.answers(keyed)) return false;
  return (await client.answers(keyless)) && !(await client.answers(keyed));
}
