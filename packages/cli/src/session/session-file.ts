import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type IdentityStore, storedIdentity } from '@matchpoint/core/client/identity-rest';
import { parsedJson } from '@matchpoint/core/wire/json-text';
import * as z from 'zod/mini';
import { ExitError } from '../exit-error.ts';
import { stateFolder } from '../folders.ts';
import type { Host } from '../host.ts';
import { replaceFile } from '../replace-file.ts';

const storedPerson = z.object({
  version: z.literal(1),
  identity: storedIdentity,
  /** The profile chosen on this machine, for a service that cannot switch profiles. */
  profile: z.nullable(z.string()),
});
/** An agency's key (rules/terminal.md#keys-in-the-terminal). */
const storedKey = z.object({ version: z.literal(1), key: z.string() });
const stored = z.union([storedPerson, storedKey]);
type Stored = z.output<typeof stored>;

export interface SessionFile {
  readonly path: string;
  readonly store: IdentityStore;
  /** The key that is stored instead of a person's session; null without one. */
  key(): Promise<string | null>;
  writeKey(key: string): Promise<void>;
  /** The id of the profile chosen on this machine; null without one. */
  chosenProfile(): Promise<string | null>;
  /** Stores a choice until the account signs out; null removes it. */
  chooseProfile(id: string | null): Promise<void>;
}

/**
 * The session at one service, in its own file that only this user can read. Each promise rejects with an
 * {@link ExitError} that says why the file cannot be used.
 */
export function sessionFile(
  host: Pick<Host, 'env'>,
  service: { readonly apiUrl: string; readonly project: string },
): SessionFile {
  const path = join(stateFolder(host), 'sessions', `${nameOf(service)}.json`);

  const refuseTo = (done: string) => (error: NodeJS.ErrnoException) => {
    throw new ExitError(
      'file',
      `The session file ${path} cannot be ${done} (${error.code}).`,
      'Check the permissions of its folder, or name another state folder in XDG_STATE_HOME.',
    );
  };

  async function read(): Promise<Stored | null> {
    const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ENOTDIR' ? null : refuseTo('read')(error),
    );
    if (content === null) return null;
    if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600).catch(refuseTo('protected'));
    return z.safeParse(stored, parsedJson(content)).data ?? null;
  }
  const write = (content: Stored) =>
    writePrivate(path, `${JSON.stringify(content, null, 2)}\n`).catch(refuseTo('written'));
  async function readPerson() {
    const content = await read();
    return content !== null && 'identity' in content ? content : null;
  }

  return {
    path,
    store: {
      read: async () => (await readPerson())?.identity ?? null,
      write: async (identity) => {
        const before = await readPerson();
        const profile = before?.identity.id === identity.id ? before.profile : null;
        await write({ version: 1, identity, profile });
      },
      clear: () => rm(path, { force: true }).catch(refuseTo('deleted')),
    },
    key: async () => {
      const content = await read();
      return content !== null && 'key' in content ? content.key : null;
    },
    writeKey: (key) => write({ version: 1, key }),
    chosenProfile: async () => (await readPerson())?.profile ?? null,
    chooseProfile: async (id) => {
      const before = await readPerson();
      if (before !== null && before.profile !== id) await write({ ...before, profile: id });
    },
  };
}

/** A readable name, unique for each service and project. */
function nameOf({ apiUrl, project }: { readonly apiUrl: string; readonly project: string }): string {
  const readable = apiUrl.replace(/^https?:\/\//, '').replace(/[^\w.-]+/g, '-');
  const hash = createHash('sha256').update(`${apiUrl}\n${project}`).digest('hex').slice(0, 12);
  return `${readable.slice(0, 60)}-${hash}`;
}

/** Replaces a file atomically: a concurrent reader sees the old or the new one. Only this user may read it. */
async function writePrivate(path: string, content: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await replaceFile(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
