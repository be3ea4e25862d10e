import type { Client } from '@matchpoint/core/client/client';
import { useEffect, useRef, useState } from 'react';
import { useAgencyCall } from '../../profiles/agency-call.ts';
import { useSession } from '../../session/use-session.ts';
import { reloadIfReachable } from '../../ui/lazy/lazy-part.tsx';
import type { begin as beginSteps } from '../steps/job-steps.tsx';
import { isImportLocked, takeImportLock } from './import-lock.ts';
import { type ImportStore, newImport, openImportStore, type StoredImport } from './import-store.ts';
import { startUndo } from './undo-job.ts';
import { lost } from './worker-messages.ts';

type Begun = ReturnType<typeof beginSteps>;

interface Import {
  readonly begun: Begun | null;
  /** Why no import could be started here. */
  readonly problem: string | null;
  readonly start: (file: File) => void;
  /** Resumes the stored import. */
  readonly goOn: (stored: StoredImport) => void;
  /** Deletes the stored import. @returns whether it did */
  readonly discard: () => Promise<boolean>;
  /** Starts the undo of a finished import; null if it cannot, with the reason in `problem`. */
  readonly undo: (stored: StoredImport) => Promise<ReturnType<typeof startUndo> | null>;
  /** Back to the choice of a file. */
  readonly leave: () => void;
}

const loadSteps = () => import('../steps/job-steps.tsx');

const otherTab =
  'Another tab of this browser has an import for this agency open. Finish it there, or close that tab and try again.';

/** The import that this page shows; it ends when the page is left. */
export function useImport(agency: string): Import {
  const { client } = useSession();
  const authorize = useAgencyCall(agency);
  const [begun, setBegun] = useState<Begun | null>(null);
  const { problem, alone } = useLock(agency);
  useEffect(() => () => begun?.job.close(), [begun]);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    // While the person looks for the file; a failure is told when it is chosen.
    loadSteps().catch(() => undefined);
    return () => {
      isLeft.current = true;
    };
  }, []);

  const begin = (find: () => Promise<StoredImport>) =>
    void alone(async (store, release) => {
      const stored = await find();
      const [sports] = await Promise.all([sportsOf(client, agency), store.save(stored)]);
      const steps = await loadSteps().catch(async (cause: unknown) => {
        await reloadIfReachable();
        throw new Error(lost, { cause });
      });
      if (isLeft.current) return false;
      setBegun(steps.begin({ stored, store, client, authorize, sports, release }));
      return true;
    });

  return {
    begun,
    problem,
    start: (file) => begin(() => newImport(agency, file)),
    goOn: (stored) => begin(async () => stored),
    discard: () =>
      alone(async (store) => {
        await store.remove(agency);
        return false;
      }),
    async undo(stored) {
      let begun: ReturnType<typeof startUndo> | null = null;
      await alone(async (store, release) => {
        begun = startUndo({ stored, store, client, authorize });
        begun.subscribe({ complete: release });
        return true;
      });
      return begun;
    },
    leave: () => setBegun(null),
  };
}

/** The agency's own sports, to suggest; none if the service does not say them soon. */
async function sportsOf(client: Client, agency: string): Promise<readonly string[]> {
  const asked = client.showAgency(agency, { signal: AbortSignal.timeout(2000) });
  return asked.then(({ sports }) => sports).catch(() => []);
}

/** The lock of an agency's imports, and why a change under it failed. */
function useLock(agency: string) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    void isImportLocked(agency).then((isLocked) => {
      if (isLocked && !isLeft) setProblem(otherTab);
    });
    return () => {
      isLeft = true;
    };
  }, [agency]);

  /** Runs `change` under the import's lock, which is kept if it returns true. */
  async function alone(change: (store: ImportStore, release: () => void) => Promise<boolean>) {
    setProblem(null);
    const release = await takeImportLock(agency);
    if (release === null) {
      setProblem(otherTab);
      return false;
    }
    try {
      const goesOn = await change(await openImportStore(), release);
      if (!goesOn) release();
      return true;
    } catch (error) {
      release();
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    }
  }
  return { problem, alone };
}
