import { noDecisions } from '@matchpoint/core/roster/check-roster.view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newKey } from '../api/new-key.ts';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useSession } from '../session/use-session.ts';
import { takeImportLock } from './import-lock.ts';
import { openImportStore, type StoredImport } from './import-store.ts';
import { openJob, type RosterJob } from './roster-job.ts';

interface Import {
  readonly job: RosterJob | null;
  /** Why no import could be started here. */
  readonly problem: string | null;
  readonly start: (file: File) => void;
  /** Goes on with what this browser has kept. */
  readonly goOn: (stored: StoredImport) => void;
  /** Back to the choice of a file. */
  readonly leave: () => void;
}

const otherTab =
  'Another tab of this browser has an import for this agency open. Finish it there, or close that tab and try again.';

/** The import that this page shows; it ends when the page is left. */
export function useImport(agency: string): Import {
  const { client } = useSession();
  const authorize = useAgencyCall(agency);
  const [job, setJob] = useState<RosterJob | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = useRef<RosterJob | null>(null);

  const show = useCallback((next: RosterJob | null) => {
    open.current?.close();
    open.current = next;
    setJob(next);
  }, []);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      open.current?.close();
    };
  }, []);

  async function begin(stored: StoredImport) {
    setProblem(null);
    const release = await takeImportLock(agency);
    if (release === null) return setProblem(otherTab);
    try {
      const store = await openImportStore();
      await store.save(stored);
      if (isLeft.current) release();
      else show(openJob({ stored, store, client, authorize, release }));
    } catch (error) {
      release();
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    job,
    problem,
    start: (file) =>
      void begin({ agency, id: newKey(), file, decisions: noDecisions, rows: null, isEnded: false }),
    goOn: (stored) => void begin(stored),
    leave: () => show(null),
  };
}
