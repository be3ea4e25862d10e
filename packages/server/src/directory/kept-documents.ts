import type { DirectoryVersion } from './directory-version.ts';
import type { Document } from './document.ts';

export interface KeptDocuments {
  /** The document of a key as new as the moment of the call; null where there is nothing. At once where it is kept. */
  read(key: string, load: () => Promise<Document | null>): Document | null | Promise<Document | null>;
}

/**
 * Keeps the answers of one version of the directory, least recently used out first. A document is given out only
 * while its version is known to be the newest.
 */
export function keepDocuments(version: DirectoryVersion, maxBytes = 64 * 1024 * 1024): KeptDocuments {
  const documents = new Map<string, Document>();
  const loading = new Map<string, Promise<Document | null>>();
  let bytes = 0;
  let newest = 0;

  function find(key: string, wanted: number): Document | null {
    const document = documents.get(key);
    if (document === undefined || document.version < wanted) return null;
    // The order of use matters only when there is soon no room.
    if (bytes > maxBytes / 2) {
      documents.delete(key);
      documents.set(key, document);
    }
    return document;
  }

  function keep(key: string, document: Document): void {
    if (document.version < newest) return;
    if (document.version > newest) {
      documents.clear();
      bytes = 0;
      newest = document.version;
    }
    bytes += document.size - (documents.get(key)?.size ?? 0);
    documents.set(key, document);
    for (const [oldest, { size }] of documents) {
      if (bytes <= maxBytes || oldest === key) break;
      documents.delete(oldest);
      bytes -= size;
    }
  }

  /** Whoever asks while a load runs shares it; `readNewest` decides whether it is new enough. */
  function load(key: string, make: () => Promise<Document | null>): Promise<Document | null> {
    const running = loading.get(key);
    if (running !== undefined) return running;
    const started = make()
      .then((document) => {
        if (document !== null) keep(key, document);
        return document;
      })
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  async function readNewest(key: string, make: () => Promise<Document | null>): Promise<Document | null> {
    const wanted = await version.current();
    for (;;) {
      const kept = find(key, wanted);
      if (kept !== null) return kept;
      const isShared = loading.has(key);
      const document = await load(key, make);
      if (document === null ? !isShared : document.version >= wanted) return document;
    }
  }

  return {
    read: (key, make) => {
      const known = version.known();
      return (known === null ? null : find(key, known)) ?? readNewest(key, make);
    },
  };
}
