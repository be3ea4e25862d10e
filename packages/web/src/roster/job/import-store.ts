import type { Authorize, Client } from '@matchpoint/core/client/client';
import type { Decision } from '@matchpoint/core/roster/decisions';
import { readBytes } from '@matchpoint/core/roster/reading/read-bytes';
import type { RosterFile } from '@matchpoint/core/roster/reading/read-roster';
import { newKey } from '../../api/new-key.ts';

/** An import that this browser keeps, one for each agency, so that it goes on after a reload. */
export interface StoredImport {
  readonly agency: string;
  /** Also the id of its journal's entries. */
  readonly id: string;
  /** Its bytes: private windows of WebKit store no `File`. */
  readonly file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
  readonly decisions: readonly Decision[];
  /** The number of rows when sending began; null before. */
  readonly rows: number | null;
  /** Whether the athletes that are added are hidden; missing in those of earlier builds. */
  readonly hidden?: boolean;
  /** Every row has its outcome. */
  readonly isEnded: boolean;
}

/** @throws {UnreadableError} where the file is too large */
export async function newImport(agency: string, upload: RosterFile): Promise<StoredImport> {
  const file = { name: upload.name, bytes: await readBytes(upload.stream()) };
  return { agency, id: newKey(), file, decisions: [], rows: null, isEnded: false };
}

export interface ImportStore {
  find(agency: string): Promise<StoredImport | null>;
  /** Replaces the agency's import and deletes the replaced one's journal. */
  save(stored: StoredImport): Promise<void>;
  remove(agency: string): Promise<void>;
  entries(id: string): Promise<readonly unknown[]>;
  /** Resolves when the entry would survive a crash of the browser. */
  append(id: string, entry: unknown): Promise<void>;
}

/** What an import and its undo work with. */
export interface ImportContext {
  /** The import as this browser has it, with what was decided before a reload. */
  readonly stored: StoredImport;
  readonly store: ImportStore;
  readonly client: Client;
  readonly authorize: Authorize;
}

interface StoredEntry {
  readonly import: string;
  readonly entry: unknown;
}

/** @throws {Error} in words, where the browser keeps nothing for this page */
export async function openImportStore(): Promise<ImportStore> {
  const database = await openDatabase().catch((cause: unknown) => {
    throw new Error('This browser blocks storage for this site, so nothing can be imported here safely.', {
      cause,
    });
  });

  async function removeEntries(entries: IDBObjectStore, id: string) {
    const keys = await result(entries.index('import').getAllKeys(id));
    for (const key of keys) entries.delete(key);
  }
  const find = async (imports: IDBObjectStore, agency: string) => {
    const found = await result<StoredImport | undefined>(imports.get(agency));
    // Earlier builds stored a `File`.
    return found?.file.bytes instanceof Uint8Array ? found : null;
  };

  return {
    find: (agency) => find(database.transaction('imports').objectStore('imports'), agency),
    async save(stored) {
      const { transaction, imports, entries } = begin(database);
      const before = await find(imports, stored.agency);
      if (before !== null && before.id !== stored.id) await removeEntries(entries, before.id);
      imports.put(stored);
      await completed(transaction);
    },
    async remove(agency) {
      const { transaction, imports, entries } = begin(database);
      const before = await find(imports, agency);
      if (before !== null) await removeEntries(entries, before.id);
      imports.delete(agency);
      await completed(transaction);
    },
    async entries(id) {
      const { entries } = begin(database);
      const found = await result<StoredEntry[]>(entries.index('import').getAll(id));
      return found.map(({ entry }) => entry);
    },
    async append(id, entry) {
      const { transaction, entries } = begin(database);
      entries.add({ import: id, entry } satisfies StoredEntry);
      await completed(transaction);
    },
  };
}

function begin(database: IDBDatabase) {
  const transaction = database.transaction(['imports', 'entries'], 'readwrite', { durability: 'strict' });
  return {
    transaction,
    imports: transaction.objectStore('imports'),
    entries: transaction.objectStore('entries'),
  };
}

/** Also rejects where there is no `indexedDB`, or where it throws. */
async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('matchpoint-imports', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('imports', { keyPath: 'agency' });
    request.result.createObjectStore('entries', { autoIncrement: true }).createIndex('import', 'import');
  });
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
