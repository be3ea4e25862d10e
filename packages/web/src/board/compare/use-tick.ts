import { comparable } from '@matchpoint/core/board/compare';
import { useSelected } from '../../ui/state/store.ts';
import { compared } from './compared.ts';

/**
 * Whether an athlete is ticked, and whether their tick can change: five are the most. Renders when one of these does.
 * Apart from `compared`, which lists load with the first script: the rules of a comparison come later.
 */
export function useTick(id: string) {
  const isTicked = useSelected(compared, (ids) => ids?.includes(id) ?? false);
  const isFull = useSelected(compared, (ids) => (ids?.length ?? 0) >= comparable.most);
  return { isTicked, isFull: isFull && !isTicked };
}
