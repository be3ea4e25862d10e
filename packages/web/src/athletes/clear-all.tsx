import { Button } from '../ui/button.ts';

/** Takes the search and every filter away. */
export function ClearAll({ onClear }: { onClear: () => void }) {
  return (
    <Button type="button" variant="ghost" onClick={onClear}>
      Clear all
    </Button>
  );
}
