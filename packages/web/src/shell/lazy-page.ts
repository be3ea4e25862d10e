import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface PageProps {
  /** The route's title, until the page knows a better one. */
  readonly title: string;
  /** The id of what the page is about; '' where the route has none. */
  readonly id: string;
}

export interface LazyPage {
  readonly Component: LazyExoticComponent<ComponentType<PageProps>>;
  /** Fetches the page's script ahead of its first use. */
  readonly preload: () => void;
}

export function lazyPage(load: () => Promise<ComponentType<PageProps>>): LazyPage {
  return {
    Component: lazy(async () => ({ default: await load() })),
    preload: () => void load().catch(() => undefined),
  };
}
