import { countStyles } from './count.static.ts';
import { grouped } from './grouped.ts';

interface CountProps {
  /** Undefined while there is no answer. */
  readonly total: number | undefined;
  readonly one: string;
  readonly many: string;
}

/** How many there are, told to screen readers whenever it changes. */
export function Count({ total, one, many }: CountProps) {
  return (
    <p role="status" className={countStyles.root}>
      {total !== undefined && `${grouped(total)} ${total === 1 ? one : many}`}
    </p>
  );
}
