import { buttonClass } from '../ui/button-class.ts';

/** Takes the search and every filter away. */
export function ClearAll({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className={buttonClass('ghost')} onClick={onClear}>
      Clear all
    </button>
  );
}
