import type { OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import { changeAthletesMachine } from '@matchpoint/core/changes/change-athletes.machine';
import { type ChangeReport, changeReport } from '@matchpoint/core/changes/change-report.view';
import { changesView, isEnd } from '@matchpoint/core/changes/changes.view';
import type { DifferenceTypes } from '@matchpoint/core/changes/difference.machine';
import { planEdit, planRemoval } from '@matchpoint/core/changes/plan-changes';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '../../../machines/use-machine.ts';
import { useAgencyCall } from '../../../profiles/agency-call.ts';
import { useSession } from '../../../session/use-session.ts';
import { useAsking } from '../families/use-asking.ts';
import { type ChangeJob, startChange } from './change-job.ts';
import { goodNews, type News, newsOf } from './news-banner.tsx';

export type ChangeForm = ActorRefFrom<typeof changeAthletesMachine>;

export interface ChangeAthletes {
  readonly form: ChangeForm;
  /** What is asked about or sent now. */
  readonly job: ChangeJob | null;
  readonly news: News | null;
  readonly edit: (athletes: readonly OwnAthlete[]) => void;
  readonly remove: (athletes: readonly OwnAthlete[]) => void;
  /** Removes one athlete, as it is by then. */
  readonly removeOne: (athlete: OwnAthlete) => void;
  /** Hides or lists one athlete (rules/athletes.md#hidden). */
  readonly hide: (athlete: OwnAthlete, hidden: boolean) => void;
  /** Begins what the news offers. */
  readonly begin: (job: ChangeJob) => void;
  /** Says what a form did. @param added the athlete that it added: an undo removes it */
  readonly say: (text: string, added?: OwnAthlete | null) => void;
  /** Clears the news, and with them the undo. */
  readonly dismiss: () => void;
  /** The button that opened the dialog; null once a change has removed it with its bar. */
  readonly opener: () => HTMLElement | null;
}

/**
 * Changes of one agency's athletes.
 * @param onChange called after each change of several, whatever became of it
 */
export function useChangeAthletes(agencyId: string, onChange: () => void): ChangeAthletes {
  const { client } = useSession();
  const authorize = useAgencyCall(agencyId);
  const [service] = useState(() => agencyService(client, authorize, agencyId));
  const opener = useRef<Element>(null);
  const form = useActorRef(changeAthletesMachine);
  const [news, setNews] = useState<News | null>(null);
  const asking = useAsking();
  const { job, begin } = useChangeJob((ended, report) => {
    setNews(newsOf(ended, report, asking));
    onChange();
  });
  const ask = useCallback(
    (athletes: readonly OwnAthlete[], renews: boolean) => {
      opener.current = document.activeElement;
      begin(startChange(service, { difference: planRemoval(athletes), question: 'ask', renews }));
    },
    [begin, service],
  );
  useEmitted(form, 'planned', ({ difference }) => begin(startChange(service, { difference })));

  return {
    form,
    job,
    news,
    edit(athletes) {
      opener.current = document.activeElement;
      form.send({ type: 'open', athletes });
    },
    remove: useCallback((athletes) => ask(athletes, false), [ask]),
    removeOne: useCallback((athlete) => ask([athlete], true), [ask]),
    hide: useCallback(
      (athlete, hidden) => {
        opener.current = document.activeElement;
        begin(startChange(service, { difference: planEdit([athlete], { hidden }) }));
      },
      [begin, service],
    ),
    begin,
    say(text, added = null) {
      const undo = () =>
        startChange(service, { difference: planRemoval(added ? [added] : []), isUndo: true });
      setNews(goodNews(text, added && undo));
    },
    dismiss: () => setNews(null),
    opener() {
      const { current } = opener;
      return current instanceof HTMLElement && current.isConnected ? current : null;
    },
  };
}

/** Runs one change at a time, as long as the page is open. */
function useChangeJob(onEnd: (job: ChangeJob, report: ChangeReport) => void) {
  const [job, setJob] = useState<ChangeJob | null>(null);
  const running = useRef<ChangeJob>(null);
  useEffect(() => () => running.current?.actor.stop(), []);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const begin = useCallback((next: ChangeJob) => {
    running.current = next;
    setJob(next);
    next.actor.subscribe({
      complete() {
        setJob(null);
        const view = changesView<DifferenceTypes>(next.actor.getSnapshot());
        const report = isEnd(view) ? changeReport(view, next.isUndo) : null;
        if (report !== null) end.current(next, report);
      },
    });
    next.actor.start();
  }, []);
  return { job, begin };
}
