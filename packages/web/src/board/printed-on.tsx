import { Text } from '@chakra-ui/react';
import { shownDate } from '@matchpoint/core/display/display';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from '../ui/page/window-event.ts';

interface PrintedOnProps {
  /** Which athletes are printed, where it is not all. */
  readonly which?: string | null;
}

/** Printed below the title: where the board is, and the day. */
export const PrintedOn = memo(({ which = null }: PrintedOnProps) => {
  const [day, setDay] = useState(today);
  useWindowEvent('beforeprint', () => flushSync(() => setDay(today())));
  return (
    <Text mb="2" textStyle="sm" overflowWrap="anywhere" data-print-only>
      {[...(which === null ? [] : [which]), location.href, day].join(' · ')}
    </Text>
  );
});

function today(): string {
  return shownDate(new Date().toISOString());
}
