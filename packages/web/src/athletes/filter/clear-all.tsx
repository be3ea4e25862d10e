import { Button } from '../../ui/button/button.tsx';

/** Removes the search and every filter. */
export function ClearAll({ onClear }: { onClear: () => void }) {
  return (
    <Button variant="ghost" onClick={onClear}>
      Clear all
    </Button>
  );
}
