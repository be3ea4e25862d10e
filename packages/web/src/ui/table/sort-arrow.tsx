const paths = {
  ascending: 'M8 13V3m0 0L4 7m4-4 4 4',
  descending: 'M8 3v10m0 0 4-4m-4 4L4 9',
  none: 'm5 6 3-3 3 3M5 10l3 3 3-3',
} as const;

/** Plain SVG, because a table has many: an icon of the library is three components deep. */
export function SortArrow({ direction }: { direction: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 16 16" fill="none" stroke="currentColor">
      <path d={paths[direction]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
