import { createProfile } from '@matchpoint/core/profiles/create-profile.form';
import { profileKeys } from '@matchpoint/core/profiles/profile';
import { sessionView } from '@matchpoint/core/session/session.view';
import { useActorRef, useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { newKey } from '../api/new-key.ts';
import { useInvalidate } from '../api/swr-cache.ts';
import { useEmitted, useProvided } from '../machines/use-machine.ts';
import { opensAddProfile } from '../session/navigation-state.ts';
import { useSession } from '../session/use-session.ts';
import { Button } from '../ui/button/button.tsx';
import { bounded, lazyPart } from '../ui/lazy/lazy-part.tsx';

const AddDialog = bounded(
  lazyPart(() => import('./add-profile-dialog.tsx'), 'AddProfileDialog'),
  { what: 'The dialog' },
);

interface AddProfileProps {
  /** Chosen from the start, on a page that needs one. */
  readonly type?: 'Agency';
}

/** The Add button of My Profiles and its dialog, which 'Create new profile' in the top bar and a first sign-in open, too. */
export function AddProfile({ type }: AddProfileProps) {
  const { actor, open } = useCreateProfile(type);
  // The page that needs one has it then, and no button any more.
  const isDone = useRef(false);
  useEmitted(actor, 'created', () => {
    isDone.current = type !== undefined;
  });
  const isShown = useSelector(actor, (state) => createProfile.view(state).page !== 'closed');
  const button = useRef<HTMLButtonElement>(null);
  const shouldOpen = opensAddProfile(useHistoryState());

  useEffect(() => AddDialog.preload(), []);

  useEffect(() => {
    if (!shouldOpen) return;
    open();
    // A reload or Back must not open the dialog again.
    navigate(location.href, { replace: true });
  }, [open, shouldOpen]);

  return (
    <>
      <Button ref={button} variant="outline" aria-haspopup="dialog" onClick={open}>
        <Plus aria-hidden />
        <span>{type === undefined ? 'Add' : 'Create Agency profile'}</span>
      </Button>
      {isShown && (
        <AddDialog
          actor={actor}
          finalFocus={() => (isDone.current ? document.querySelector('h1') : button.current)}
        />
      )}
    </>
  );
}

/** The Add Profile dialog; refreshes the session and the public lists after a create. */
function useCreateProfile(type: AddProfileProps['type']) {
  const { actor: session, authorize, client } = useSession();
  const invalidate = useInvalidate();
  const actor = useActorRef(
    useProvided(createProfile.machine, () => createProfile.actors({ client, authorize })),
  );

  useEmitted(actor, 'created', () => {
    session.send({ type: 'refresh' });
    void invalidate('agencies', 'agency');
  });

  const open = useCallback(() => {
    const { user, profiles } = sessionView(session.getSnapshot());
    actor.send({ type: 'open', key: newKey(), listed: user === null ? null : profileKeys(profiles) });
    if (type !== undefined) actor.send({ type: 'choose', choice: type });
  }, [actor, session, type]);

  return { actor, open };
}
