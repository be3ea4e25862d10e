import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface HistogramProps extends HTMLChakraProps<'svg'> {
  readonly bins: readonly number[];
  /** The colour token of the bin at this index. */
  readonly colour: (index: number) => string;
}

/** A bar for each bin, filling the given box. Hidden from screen readers: say the same in words beside it. */
export function Histogram({ bins, colour, ...box }: HistogramProps) {
  const most = Math.max(1, ...bins);
  return (
    <chakra.svg
      viewBox={`0 0 ${bins.length} 1`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
      display="block"
      width="full"
      {...box}
    >
      {bins.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(0.04, count / most);
        return (
          <chakra.rect
            key={index}
            x={index + 0.08}
            y={1 - height}
            width={0.84}
            height={height}
            fill={colour(index)}
          />
        );
      })}
    </chakra.svg>
  );
}
