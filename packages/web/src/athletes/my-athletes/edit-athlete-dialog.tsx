import { chakra } from '@chakra-ui/react';
import { isSameEntry } from '@matchpoint/core/athletes/athlete-form';
import type { editAthleteMachine } from '@matchpoint/core/athletes/edit-athlete.machine';
import { problemText } from '@matchpoint/core/wire/problems';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { UnsavedChangesDialog } from '../../shell/unsaved-changes-dialog.tsx';
import { Button } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemBanner } from '../../ui/problem-banner.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { AthleteConflict } from './athlete-conflict.tsx';
import { AthleteForm } from './athlete-form.tsx';

interface EditAthleteDialogProps {
  readonly actor: ActorRefFrom<typeof editAthleteMachine>;
}

/** Edits one of the agency's own athletes (rules.md#own-athlete). */
export function EditAthleteDialog({ actor }: EditAthleteDialogProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { name, stored, entry, problems, fromService, attempt, filled } = state.context;
  const isConflicting = state.matches({ opened: 'conflicting' });
  const isMissing = state.matches('gone') || state.matches('unsupported');
  const isWaiting = state.matches({ opened: 'loading' });
  const isUnloaded = state.matches({ opened: 'unloaded' });
  const discardQuestion = {
    keepEditing: () => actor.send({ type: 'keepEditing' }),
    discard: () => actor.send({ type: 'discard' }),
  };
  return (
    <Dialog
      title={`Edit ${name}`}
      pending={state.hasTag('busy')}
      onClose={() => actor.send({ type: 'close' })}
      discardQuestion={state.matches('confirmingDiscard') ? discardQuestion : null}
    >
      {isWaiting && (
        <chakra.div aria-busy role="status" aria-label="Loading the athlete">
          <SkeletonLines />
        </chakra.div>
      )}
      {isUnloaded && (
        <>
          <ProblemBanner reasons={problems.map(problemText)} />
          <Button type="button" variant="outline" onClick={() => actor.send({ type: 'retry' })}>
            Try again
          </Button>
        </>
      )}
      {isMissing && <ProblemBanner reasons={problems.map(problemText)} />}
      {isConflicting && stored !== null && (
        <AthleteConflict
          mine={entry}
          theirs={stored.entry}
          onKeepMine={() => actor.send({ type: 'keepMine' })}
          onTakeTheirs={() => actor.send({ type: 'takeTheirs' })}
        />
      )}
      {stored !== null && (
        <AthleteForm
          key={filled}
          label="Athlete"
          submit="Save"
          hidden={isConflicting || isWaiting || isUnloaded || isMissing}
          pending={state.hasTag('busy')}
          sport={stored.sport}
          entry={entry}
          problems={problems}
          fromService={fromService}
          unanswered={state.matches({ opened: { form: 'unanswered' } })}
          attempt={attempt}
          onEdit={(edited) => actor.send({ type: 'edit', entry: edited })}
          onSubmit={(submitted) => actor.send({ type: 'submit', entry: submitted })}
        />
      )}
      <UnsavedChangesDialog isUnsaved={stored !== null && !isSameEntry(entry, stored.entry)} />
    </Dialog>
  );
}
