import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../ui/lazy/lazy-part.tsx';

export interface PageProps {
  /** The route's title, shown until the page knows a better one. */
  readonly title: string;
  /** The id of what the page is about; '' where the route has none. */
  readonly id: string;
}

export type LazyPage = LazyPart<PageProps>;

export const lazyPage = lazyPart<PageProps>;

/** A page that is part of the app's own chunk, so it shows at the first render. */
export function readyPage(Component: ComponentType<PageProps>): LazyPage {
  return { Component, preload: () => undefined };
}
