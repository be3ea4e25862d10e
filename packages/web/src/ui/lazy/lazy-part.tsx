import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { ErrorBoundary, LoadError } from '../status/error-boundary.tsx';

export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
  /** Makes the part load its script again at its next render. */
  readonly retry: () => void;

  constructor(retry: () => void, cause: unknown) {
    super('A part could not be loaded.', { cause });
    this.retry = retry;
  }
}

/** Suspends until its script is loaded. @throws {PartLoadError} to the nearest `PartBoundary` when that fails */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the script before its first use; a failure is ignored. */
  readonly preload: () => void;
};

/**
 * A part of the app with a script of its own, which exports it under `name`. React's `lazy` caches a failure for good: a
 * part opened once during an outage would stay broken until a reload.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let retried = false;

  function retry() {
    retried = true;
    loading = undefined;
  }

  async function start(isRendering: boolean): Promise<ComponentType<Props>> {
    try {
      // Naming its chunks to the browser takes a slow phone 50 ms, for which the page that renders would wait.
      if (isRendering) await new Promise((resolve) => setTimeout(resolve));
      const { [name]: Part } = await load();
      // `use` reads these fields, so that a loaded part does not suspend.
      Object.assign(loading ?? {}, { status: 'fulfilled', value: Part });
      return Part;
    } catch (cause) {
      if (retried) await reloadIfReachable();
      throw new PartLoadError(retry, cause);
    }
  }

  function Lazy(props: Props) {
    loading ??= start(true);
    const Part = use(loading);
    return <Part {...props} />;
  }
  const preload = () => {
    loading ??= start(false);
    loading.catch(() => {
      loading = undefined;
    });
  };
  return Object.assign(Lazy, { preload });
}

/** Chromium does not fetch a module again that failed once, until the page is reloaded. */
export async function reloadIfReachable(): Promise<void> {
  try {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (answer.ok) location.reload();
  } catch {
    // The service is still away.
  }
}

/** A lazy part inside Chakra's provider, whose script loads beside the part's own. Lazy parts within it are plain ones. */
export function styledPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> {
  async function loadStyled() {
    const [{ [name]: loaded }, { Styled }] = await Promise.all([load(), import('../theme/styled.tsx')]);
    const Part: ComponentType<Props> = loaded;
    const Whole = (props: Props) => (
      <Styled>
        <Part {...props} />
      </Styled>
    );
    return { Whole };
  }
  return lazyPart(loadStyled, 'Whole');
}

/** A lazy part with its own boundary. */
export function bounded<Props extends object>(
  Part: LazyPart<Props>,
  boundary: Pick<PartBoundaryProps, 'waiting' | 'what'> = {},
): LazyPart<Props> {
  const Bounded = (props: Props) => (
    <PartBoundary {...boundary}>
      <Part {...props} />
    </PartBoundary>
  );
  return Object.assign(Bounded, { preload: Part.preload });
}

interface PartBoundaryProps {
  /** Shown while the part's script loads. */
  readonly waiting?: ReactNode;
  /** Names the part where its script failed to load; without it such a part is left out. */
  readonly what?: string;
  /** Shown instead of the sentence about `what`; `retry` loads the script again. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Around a lazy part: what is shown while its script loads and after a failure. Rethrows any other error. */
export function PartBoundary({ waiting, what, failed, children }: PartBoundaryProps) {
  function fallback(error: unknown, again: () => void) {
    if (!(error instanceof PartLoadError)) throw error;
    const retry = () => {
      error.retry();
      again();
    };
    if (failed) return failed(retry);
    return what && <LoadError what={what} onRetry={retry} />;
  }
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
