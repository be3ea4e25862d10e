import { styledPart } from '../ui/lazy/lazy-part.tsx';

/** Preloaded where something is unsaved: at a sign-out the service may be away. */
export const SignedOutCover = styledPart(() => import('./signed-out-cover.tsx'), 'SignedOutCover');
