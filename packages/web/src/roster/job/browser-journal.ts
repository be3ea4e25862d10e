import { type Journal, openJournal } from '@matchpoint/core/changes/journal';
import type { ImportStore, StoredImport } from './import-store.ts';

/** The journal of an import that this browser keeps, or of its undo. */
export async function browserJournal(
  store: ImportStore,
  { id, agency, file }: StoredImport,
  isUndo = false,
): Promise<Journal> {
  const entries = await store.entries(id);
  return openJournal(
    { entries, append: (entry) => store.append(id, entry) },
    {
      service: import.meta.env.VITE_API_BASE_URL ?? location.origin,
      agency,
      file: file.name,
      at: new Date().toISOString(),
      isUndo,
    },
  );
}
