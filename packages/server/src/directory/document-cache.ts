import type { Document } from './document.ts';

/**
 * Loads a document of `version` or later; null where there is nothing. `left` is aborted when nobody waits for it any
 * longer.
 */
export type LoadDocument<D> = (left: AbortSignal, version: number) => Promise<D | null>;

export interface DocumentCache<D> {
  /** The document of a key as it is at the call or later. `left`: the caller does not wait any longer. */
  read(key: string, load: LoadDocument<D>, left: () => AbortSignal): Promise<D | null>;
  usage(): CacheUsage;
}

/** What is kept at the moment, and how all reads so far were answered. */
export interface CacheUsage {
  /** Of the directory, as it was read last; 0 before the first read. */
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

/** What is cached of one version of the directory. */
class Generation<D> {
  readonly documents = new Map<string, D>();
  readonly loads = new Map<string, Load<D>>();
  readonly version: number;
  bytes = 0;

  constructor(version: number) {
    this.version = version;
  }
}

const megabyte = 1024 * 1024;

/**
 * Caches the documents of the directory's newest version, which is read before each use. Least recently used documents
 * go first, and large ones are never cached. Callers that want the same document share its load.
 */
export function createDocumentCache<D extends Pick<Document, 'version' | 'size'>>(
  readVersion: () => Promise<number>,
  { maxBytes = 64 * megabyte, maxDocument = 6 * megabyte } = {},
): DocumentCache<D> {
  let newest = new Generation<D>(0);
  const reads = { hit: 0, miss: 0, shared: 0 };

  function find({ documents }: Generation<D>, key: string): D | undefined {
    const document = documents.get(key);
    if (document === undefined) return undefined;
    documents.delete(key);
    documents.set(key, document);
    return document;
  }

  function keep(generation: Generation<D>, key: string, document: D): void {
    if (document.version !== generation.version || document.size > maxDocument) return;
    generation.bytes += document.size - (generation.documents.get(key)?.size ?? 0);
    generation.documents.set(key, document);
    for (const [oldest, { size }] of generation.documents) {
      if (generation.bytes <= maxBytes) break;
      generation.documents.delete(oldest);
      generation.bytes -= size;
    }
  }

  function start(generation: Generation<D>, key: string, load: LoadDocument<D>): Load<D> {
    const leaving = new AbortController();
    const forget = () => {
      if (generation.loads.get(key) === started) generation.loads.delete(key);
    };
    const document = load(leaving.signal, generation.version)
      .then((loaded) => {
        if (loaded !== null) keep(generation, key, loaded);
        return loaded;
      })
      .finally(() => forget());
    const started: Load<D> = {
      document,
      waiting: 0,
      abandon: () => {
        forget();
        leaving.abort();
      },
    };
    generation.loads.set(key, started);
    return started;
  }

  return {
    read: async (key, load, left) => {
      const version = await readVersion();
      if (version !== newest.version) newest = new Generation(version);
      const cached = find(newest, key);
      if (cached !== undefined) {
        reads.hit += 1;
        return cached;
      }
      const loading = newest.loads.get(key);
      reads[loading === undefined ? 'miss' : 'shared'] += 1;
      return waitFor(loading ?? start(newest, key, load), left());
    },
    usage: () => ({
      ...reads,
      version: newest.version,
      bytes: newest.bytes,
      entries: newest.documents.size,
    }),
  };
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
