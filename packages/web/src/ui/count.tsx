import { chakra } from '@chakra-ui/react';
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
    <chakra.p role="status" textStyle="sm" color="fg.muted" minHeight="5" ms={{ md: 'auto' }}>
      {total !== undefined && `${grouped(total)} ${total === 1 ? one : many}`}
    </chakra.p>
  );
}
