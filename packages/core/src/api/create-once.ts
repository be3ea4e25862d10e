import { isWithoutAnswer } from './api-error.ts';
import type { Client, Created, CreateOptions } from './client.ts';

const withoutKeys = new WeakSet<Client>();

/**
 * Creates under a key where the service lets a key through. One on another origin may allow the eleven calls'
 * headers alone (CORS): a browser then sends nothing of a call that has a key, and says no more than of an outage. So
 * a call that nobody answered is sent again without the key only when calls with it stay unanswered and one without
 * it does not: nothing of the first attempt can have arrived.
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
