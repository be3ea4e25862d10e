interface HistogramProps {
  readonly bins: readonly number[];
  /** The colour of a bin, as a variable of the theme. */
  readonly colour: (index: number) => string;
  /** Gives it a height. */
  readonly className?: string | undefined;
}

/** A bar for each bin, filling the given box. Hidden from screen readers: say the same in words beside it. */
export function Histogram({ bins, colour, className }: HistogramProps) {
  const most = Math.max(1, ...bins);
  return (
    <svg
      className={className}
      width="100%"
      viewBox={`0 0 ${bins.length} 1`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      {bins.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(0.04, count / most);
        return (
          <rect
            key={index}
            x={index + 0.08}
            y={1 - height}
            width={0.84}
            height={height}
            style={{ fill: colour(index) }}
          />
        );
      })}
    </svg>
  );
}
