import { createProfileView } from '@matchpoint/core/profiles/create-profile.view';
import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { Button } from '../ui/button/button.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../ui/lazy/part-boundary.tsx';
import { opensAddProfile } from './open-add-profile.ts';
import { useCreateProfile } from './use-create-profile.ts';

const AddDialog = lazyPart(() =>
  import('./add-profile-dialog.tsx').then((module) => module.AddProfileDialog),
);

/** The Add button of My Profiles and its dialog, which 'Create new profile' in the top bar opens, too. */
export function AddProfile() {
  const { actor, open } = useCreateProfile();
  const isShown = useSelector(actor, (state) => createProfileView(state).page !== 'closed');
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
        Add
      </Button>
      {isShown && (
        <PartBoundary what="The dialog">
          <AddDialog actor={actor} finalFocus={() => button.current} />
        </PartBoundary>
      )}
    </>
  );
}
