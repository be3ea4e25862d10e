import type { ComponentType } from 'react';

export interface PageProps {
  /** The route's title, shown until the page knows a better one. */
  readonly title: string;
  /** The id of what the page is about; '' where the route has none. */
  readonly id: string;
}

/** A page with a script of its own, or one that is part of the first script and has nothing to preload. */
export type LazyPage = ComponentType<PageProps> & { readonly preload?: () => void };
