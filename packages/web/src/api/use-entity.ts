import type { CallOptions } from '@matchpoint/core/client/client';
import { ApiError } from '@matchpoint/core/wire/api-error';
import useSWR from 'swr';

export interface EntityView<T> {
  /** Undefined while loading and after a failed load. */
  readonly entity: T | undefined;
  /** The service answered that it does not exist (rules/loading.md#final-answers). */
  readonly notFound: boolean;
}

/** One entity by its id; none for null. @param name the noun, because ids of athletes and agencies may be equal */
export function useEntity<T>(
  name: string,
  id: string | null,
  show: (id: string, options?: CallOptions) => Promise<T>,
): EntityView<T> {
  const { data, error } = useSWR<T, unknown, readonly [string, string] | null>(
    id === null ? null : [name, id],
    ([, asked]: readonly [string, string]) => show(asked),
  );
  const notFound = error instanceof ApiError && error.status === 404;
  return { entity: notFound ? undefined : data, notFound };
}
