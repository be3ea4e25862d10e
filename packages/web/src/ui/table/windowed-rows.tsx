import { observeWindowOffset, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Density } from './density.ts';

interface WindowedRowsProps {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly count: number;
  readonly density: Density;
  readonly onNearEnd?: (() => void) | undefined;
  /** Renders one row with its key; `ref` measures it. */
  readonly children: (index: number, ref: Ref<HTMLTableRowElement>) => ReactNode;
}

/** Height in pixels of a row that is not measured yet. */
const heights = { phone: 63, tablet: 53, comfortable: 44, compact: 37 };
const rowsLeft = 50;

/** Row heights of the table that was left last, so that Back restores every row's position. */
let lastTable: { readonly address: string; readonly rows: VirtualItem[] } | undefined;

function lookOf(density: Density): keyof typeof heights {
  if (window.innerWidth < 768) return 'phone';
  return density === 'comfortable' && window.innerWidth < 1024 ? 'tablet' : density;
}

/** The rows near the viewport, between two spacers as high as the rows left out. */
export function WindowedRows({ body, count, density, onNearEnd, children }: WindowedRowsProps) {
  const [address] = useState(location.href);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [estimate] = useState(heights[lookOf(density)]);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan: 12,
    scrollMargin,
    useFlushSync: false,
    observeElementOffset(instance, onChange) {
      const stop = observeWindowOffset(instance, onChange);
      // Else it returns to where the page was while the first rows were rendered.
      onChange(window.scrollY, false);
      return stop;
    },
    initialMeasurementsCache: lastTable?.address === address ? lastTable.rows : [],
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
      lastTable = { address, rows: virtualizer.measurementsCache };
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
