import { buttonClass } from '../../ui/button/button.tsx';

/** Removes the search and every filter. */
export function ClearAll({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className={buttonClass('ghost')} onClick={onClear}>
      Clear all
    </button>
  );
}
