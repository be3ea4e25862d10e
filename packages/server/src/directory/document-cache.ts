import { LRUCache } from 'lru-cache';
import type { Document } from './document.ts';

/** Loads a document; null where there is nothing. @param left aborted when all callers have left @param version the newest */
export type LoadDocument<D> = (left: AbortSignal, version: number) => Promise<D | null>;

export interface DocumentCache<D> {
  /** The document of a key as it is at the call or later. @param left aborted when this caller has left */
  read(key: string, load: LoadDocument<D>, left: () => AbortSignal): Promise<D | null>;
  usage(): CacheUsage;
}

/** What is kept at the moment, and how all reads so far were answered. */
export interface CacheUsage {
  /** The directory's version, as it was read last; 0 before the first read. */
  readonly version: number;
  readonly bytes: number;
  readonly entries: number;
  readonly hit: number;
  readonly miss: number;
  /** Waited for a load that another read had begun. */
  readonly shared: number;
}

interface Load<D> {
  readonly document: Promise<D | null>;
  /** Ends it; later callers start another. */
  abandon(): void;
  waiting: number;
}

const megabyte = 1024 * 1024;
const maxSize = 64 * megabyte;
const maxEntrySize = 6 * megabyte;

/**
 * Caches the documents of the directory's newest version, which is read before each use. Large documents are not cached.
 * Callers that want the same document share its load, which ends early only when all of them have left.
 */
export function createDocumentCache<D extends Pick<Document, 'version' | 'size'>>(
  readVersion: () => Promise<number>,
): DocumentCache<D> {
  const documents = new LRUCache<string, D>({
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ size }) => Math.ceil(size),
  });
  let loads = new Map<string, Load<D>>();
  let newest = 0;
  const reads = { hit: 0, miss: 0, shared: 0 };

  async function loadAndKeep(key: string, load: LoadDocument<D>, left: AbortSignal): Promise<D | null> {
    const loaded = await load(left, newest);
    if (loaded?.version === newest) documents.set(key, loaded);
    return loaded;
  }

  return {
    read: async (key, load, left) => {
      const version = await readVersion();
      if (version !== newest) {
        newest = version;
        documents.clear();
        loads = new Map();
      }
      const cached = documents.get(key);
      if (cached !== undefined) {
        reads.hit += 1;
        return cached;
      }
      const loading = loads.get(key);
      reads[loading === undefined ? 'miss' : 'shared'] += 1;
      return waitFor(loading ?? start(loads, key, (all) => loadAndKeep(key, load, all)), left());
    },
    usage: () => ({
      ...reads,
      version: newest,
      bytes: documents.calculatedSize,
      entries: documents.size,
    }),
  };
}

/** Starts a load that callers of its key share until it ends. @param work receives what is aborted when all have left */
function start<D>(
  loads: Map<string, Load<D>>,
  key: string,
  work: (left: AbortSignal) => Promise<D | null>,
): Load<D> {
  const leaving = new AbortController();
  const forget = () => {
    if (loads.get(key) === started) loads.delete(key);
  };
  const started: Load<D> = {
    document: work(leaving.signal).finally(forget),
    waiting: 0,
    abandon: () => {
      forget();
      leaving.abort();
    },
  };
  loads.set(key, started);
  return started;
}

async function waitFor<D>(load: Load<D>, left: AbortSignal): Promise<D | null> {
  const leave = () => {
    load.waiting -= 1;
    if (load.waiting === 0) load.abandon();
  };
  load.waiting += 1;
  if (left.aborted) leave();
  else left.addEventListener('abort', leave, { once: true });
  return load.document.finally(() => left.removeEventListener('abort', leave));
}
