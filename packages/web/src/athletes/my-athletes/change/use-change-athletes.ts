import { changeAthletesMachine } from '@matchpoint/core/athletes/change-athletes.machine';
import { type ChangeReport, changeReport } from '@matchpoint/core/athletes/change-report.view';
import type { OwnAthlete } from '@matchpoint/core/athletes/own-athlete';
import { planRemoval } from '@matchpoint/core/athletes/plan-changes';
import { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import { changesView, isEnd } from '@matchpoint/core/changes/changes.view';
import type { DifferenceTypes } from '@matchpoint/core/changes/difference.machine';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '../../../machines/use-emitted.ts';
import { useAgencyCall } from '../../../profiles/agency-call.ts';
import { useSession } from '../../../session/use-session.ts';
import { type ChangeJob, startChange } from './change-job.ts';

export type ChangeForm = ActorRefFrom<typeof changeAthletesMachine>;

export interface ChangeAthletes {
  readonly form: ChangeForm;
  /** What is asked about or sent now. */
  readonly job: ChangeJob | null;
  /** What became of the last change, or of its undo. */
  readonly report: ChangeReport | null;
  readonly edit: (athletes: readonly OwnAthlete[]) => void;
  readonly remove: (athletes: readonly OwnAthlete[]) => void;
  /** Removes one athlete, as it is by then. */
  readonly removeOne: (athlete: OwnAthlete) => void;
  readonly goOn: () => void;
  readonly undo: () => void;
  /** Clears the report, and with it the undo. */
  readonly dismiss: () => void;
  /** The button that opened the dialog; null once a change has removed it with its bar. */
  readonly opener: () => HTMLElement | null;
}

interface Ended {
  readonly job: ChangeJob;
  readonly report: ChangeReport;
}

/**
 * Changes of several of one agency's athletes.
 * @param onChange called after each, whatever became of it
 */
export function useChangeAthletes(agencyId: string, onChange: () => void): ChangeAthletes {
  const { client } = useSession();
  const authorize = useAgencyCall(agencyId);
  const [service] = useState(() => agencyService(client, authorize, agencyId));
  const opener = useRef<Element>(null);
  const [job, setJob] = useState<ChangeJob | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const form = useActorRef(changeAthletesMachine);
  const end = useRef(onChange);
  useEffect(() => {
    end.current = onChange;
  });
  const running = useRef<ChangeJob>(null);
  useEffect(() => () => running.current?.actor.stop(), []);

  const begin = useCallback((next: ChangeJob) => {
    running.current = next;
    setJob(next);
    next.actor.subscribe({
      complete() {
        setJob(null);
        const view = changesView<DifferenceTypes>(next.actor.getSnapshot());
        const report = isEnd(view) ? changeReport(view, next.isUndo) : null;
        if (report === null) return;
        setEnded({ job: next, report });
        end.current();
      },
    });
    next.actor.start();
  }, []);
  const remove = useCallback(
    (athletes: readonly OwnAthlete[], renews = false) => {
      opener.current = document.activeElement;
      begin(startChange(service, planRemoval(athletes), 'ask', renews));
    },
    [begin, service],
  );
  const removeOne = useCallback((athlete: OwnAthlete) => remove([athlete], true), [remove]);
  useEmitted(form, 'planned', ({ difference }) => begin(startChange(service, difference, 'none')));

  return {
    form,
    job,
    report: ended?.report ?? null,
    edit(athletes) {
      opener.current = document.activeElement;
      form.send({ type: 'open', athletes });
    },
    remove,
    removeOne,
    goOn: () => ended && begin(ended.job.goOn(ended.report.outcomes)),
    undo: () => ended && begin(ended.job.undo()),
    dismiss: () => setEnded(null),
    opener() {
      const { current } = opener;
      return current instanceof HTMLElement && current.isConnected ? current : null;
    },
  };
}
