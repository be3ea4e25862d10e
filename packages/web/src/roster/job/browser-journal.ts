import { type ImportJournal, openJournal } from '@matchpoint/core/roster/journal/import-journal';
import type { ImportStore, StoredImport } from './import-store.ts';

/** The journal of an import that this browser keeps. */
export async function browserJournal(
  store: ImportStore,
  { id, agency, file }: StoredImport,
): Promise<ImportJournal> {
  const entries = await store.entries(id);
  return openJournal(
    { entries, append: (entry) => store.append(id, entry) },
    {
      service: import.meta.env.VITE_API_BASE_URL ?? location.origin,
      agency,
      file: file.name,
      at: new Date().toISOString(),
    },
  );
}
