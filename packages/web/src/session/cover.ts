import { bounded, styledPart } from '../ui/lazy/lazy-part.tsx';

/** Preloaded where something is unsaved: at a sign-out the service may be away. */
export const SignedOutCover = bounded(
  styledPart(() => import('./signed-out-cover.tsx'), 'SignedOutCover'),
  { what: 'The sign-in' },
);
