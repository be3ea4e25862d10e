import { type ComponentType, use } from 'react';

/** The script of a part did not come. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  /** The part asks for its script again when it is rendered next. */
  readonly retry: () => void;

  constructor(retry: () => void, cause: unknown) {
    super('A part of the page could not be loaded.', { cause });
    this.retry = retry;
  }
}

export interface LazyPart<Props> {
  /** Suspends until its script is there. @throws {PartMissing} for the next `PartBoundary`, where it does not come */
  readonly Component: ComponentType<Props>;
  /** Fetches the script ahead of its first use; a failure is forgotten. */
  readonly preload: () => void;
}

/**
 * A part of the app in a script of its own, within reach of Chakra's styles. React's own `lazy` keeps a failure for good, so that what was opened
 * once while the service was out of reach could not be opened until a reload.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let retried = false;

  function forget() {
    loading = undefined;
  }

  function retry() {
    retried = true;
    forget();
  }

  async function start(): Promise<ComponentType<Props>> {
    try {
      const [Part, { Styled }] = await Promise.all([load(), import('./styled.tsx')]);
      Loaded = (props) => (
        <Styled>
          <Part {...props} />
        </Styled>
      );
      return Loaded;
    } catch (cause) {
      // Chromium keeps a script that did not come for missing until the page is loaded anew.
      if (retried && (await isReachable())) location.reload();
      throw new PartMissing(retry, cause);
    }
  }

  function whenLoaded() {
    loading ??= start();
    return loading;
  }

  return {
    Component(props) {
      const Part = Loaded ?? use(whenLoaded());
      return <Part {...props} />;
    },
    preload: () => void whenLoaded().catch(forget),
  };
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
