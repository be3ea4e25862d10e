import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface WindowedRowsProps {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly count: number;
  readonly onNearEnd?: (() => void) | undefined;
  /** One row, with its key and with the ref by which it is measured. */
  readonly children: (index: number, ref: Ref<HTMLTableRowElement>) => ReactNode;
}

/** Pixels of a row, until it is measured: asked for every row of the list, so it must not ask the window. */
const estimates = { phone: 181, wide: 53 };
const rowsLeft = 50;

/** The rows' heights as the last table was left: who comes back finds every row in its place. */
let left: { readonly address: string; readonly rows: VirtualItem[] } | undefined;

/** The rows near the window's view, between two rows as high as all that are left out. */
export function WindowedRows({ body, count, onNearEnd, children }: WindowedRowsProps) {
  const [address] = useState(location.href);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [estimate] = useState(window.innerWidth < 768 ? estimates.phone : estimates.wide);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan: 16,
    scrollMargin,
    useFlushSync: false,
    initialMeasurementsCache: left?.address === address ? left.rows : [],
  });
  useLayoutEffect(() => {
    if (virtualizer.isScrolling) return;
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  });

  const items = virtualizer.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (lastIndex >= count - rowsLeft) onNearEnd?.();
  }, [count, lastIndex, onNearEnd]);

  useEffect(
    () => () => {
      left = { address, rows: virtualizer.measurementsCache };
    },
    [address, virtualizer],
  );

  const above = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <>
      <Spacer height={above} />
      {items.map(({ index }) => children(index, virtualizer.measureElement))}
      <Spacer height={below} />
    </>
  );
}

function Spacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden data-plain style={{ height }} />;
}
