import { useEffect } from 'react';
import { lazyPart, PartBoundary } from '../../../ui/lazy/lazy-part.tsx';
import type { AthleteDialogsProps } from './athlete-dialogs.tsx';
import { useShownDialogs } from './use-athlete-dialogs.ts';

const Dialogs = lazyPart(() => import('./athlete-dialogs.tsx'), 'AthleteDialogs');

/** The dialogs of My Athletes, whose script loads after the list. */
export function LazyDialogs(props: AthleteDialogsProps) {
  const isAnyShown = Object.values(useShownDialogs(props)).includes(true);
  useEffect(() => Dialogs.preload(), []);
  return (
    isAnyShown && (
      <PartBoundary what="The dialog">
        <Dialogs {...props} />
      </PartBoundary>
    )
  );
}
