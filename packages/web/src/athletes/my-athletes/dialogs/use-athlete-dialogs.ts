import { newlyAdded, type OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { createAthlete } from '@matchpoint/core/athletes/forms/create-athlete.form';
import { editAthlete } from '@matchpoint/core/athletes/forms/edit-athlete.form';
import { changeAthletesView } from '@matchpoint/core/changes/change-athletes.view';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useAgencyPorts } from '../../../machines/use-form.ts';
import { useEmitted, useProvided } from '../../../machines/use-machine.ts';
import type { ChangeJob } from '../change/change-job.ts';
import type { ChangeForm } from '../change/use-change-athletes.ts';
import { useAsking } from '../families/use-asking.ts';

export interface AthleteDialogs {
  readonly create: ActorRefFrom<typeof createAthlete.machine>;
  readonly edit: ActorRefFrom<typeof editAthlete.machine>;
}

/**
 * The dialogs of My Athletes, for one agency.
 * @param onChange called with a sentence on what happened to the agency's athletes, and the one that was added
 */
export function useAthleteDialogs(
  agencyId: string,
  onChange: (text: string, added?: OwnAthlete) => void,
): AthleteDialogs {
  const ports = useAgencyPorts(agencyId);
  const create = useActorRef(useProvided(createAthlete.machine, () => createAthlete.actors(ports)));
  const edit = useActorRef(useProvided(editAthlete.machine, () => editAthlete.actors(ports)));
  const asking = useAsking();
  useEmitted(create, 'created', ({ name, added }) => {
    const isKnown = added !== null && added.id !== null;
    const waits = asking !== null && added !== null && !added.draft.agreed_on;
    const state = added?.draft.hidden ? ' and is hidden' : waits ? ' and waits for the family' : '';
    const consent = waits ? 'waiting' : undefined;
    onChange(
      `${name} was added${state}.`,
      ...(isKnown ? [newlyAdded(added.draft, added.id, added.version, consent)] : []),
    );
  });
  useEmitted(edit, 'saved', ({ name }) => onChange(`${name} was saved.`));
  useEmitted(edit, 'gone', () => onChange('Your athletes were changed somewhere else.'));
  return { create, edit };
}

export interface ShownDialogs extends AthleteDialogs {
  readonly change: ChangeForm;
  readonly job: ChangeJob | null;
  /** Whose families get links. */
  readonly linked: readonly OwnAthlete[] | null;
}

export function useShownDialogs({ create, edit, change, job, linked }: ShownDialogs) {
  return {
    create: useSelector(create, (state) => createAthlete.view(state).page !== 'closed'),
    edit: useSelector(edit, (state) => editAthlete.view(state).page !== 'closed'),
    change: useSelector(change, (state) => changeAthletesView(state).isOpen),
    job: job !== null,
    linked: linked !== null,
  };
}
