import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../ui/lazy-part.tsx';

export interface PageProps {
  /** The route's title, until the page knows a better one. */
  readonly title: string;
  /** The id of what the page is about; '' where the route has none. */
  readonly id: string;
}

export type LazyPage = LazyPart<PageProps>;

export const lazyPage = lazyPart<PageProps>;

/** A page that needs hardly a script but the app's own: it comes with it, and is there at the first render. */
export function readyPage(Component: ComponentType<PageProps>): LazyPage {
  return { Component, preload: () => undefined };
}
