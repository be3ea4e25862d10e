import { Box, chakra, HStack, Slider } from '@chakra-ui/react';
import { athleteFields, listLabel, type Score } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { Distribution } from '@matchpoint/core/athletes/lists/distribution';
import { Input } from '../../ui/form/input.tsx';
import { useDebounced } from '../../ui/form/search-box.tsx';
import { Histogram } from '../histogram.tsx';
import { scoreScale } from '../score-scale.ts';

/** The least and the greatest value that match; undefined means open. */
export type Bounds = readonly [min: number | undefined, max: number | undefined];

interface RangeFilterProps {
  readonly score: Score;
  /** Undefined while loading: the slider works without it. */
  readonly distribution: Distribution | undefined;
  readonly bounds: Bounds;
  readonly onChange: (bounds: Bounds) => void;
}

/** The bounds of one score: a slider below a histogram of all listed athletes, and inputs for exact numbers. */
export function RangeFilter({ score, distribution, bounds, onChange }: RangeFilterProps) {
  const scale = scoreScale(score);
  const label = listLabel(score);
  const { current, change, flush } = useDebounced(bounds, onChange);
  const [least = scale.min, greatest = scale.max] = current;
  const thumbs = [clamp(least, scale), clamp(Math.max(least, greatest), scale)];

  const bins = distribution?.bins ?? [];
  const binWidth = (scale.max - scale.min) / Math.max(1, bins.length);
  const isOpen = current.every((bound) => bound === undefined);
  function colour(index: number): string {
    const from = scale.min + index * binWidth;
    if (isOpen) return 'var(--chakra-colors-accent-border)';
    return from + binWidth > least && from <= greatest
      ? 'var(--chakra-colors-accent-solid)'
      : 'var(--chakra-colors-gray-emphasized)';
  }

  return (
    <chakra.fieldset minWidth="0" onBlur={flush} onKeyDown={({ key }) => key === 'Escape' && flush()}>
      <chakra.legend marginBottom="2" textStyle="sm" fontWeight="medium">
        {label}
      </chakra.legend>
      <Slider.Root
        aria-label={[`Least ${label}`, `Greatest ${label}`]}
        getAriaValueText={({ value, index }) => valueText(value, index === 0 ? scale.min : scale.max)}
        thumbAlignment="center"
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={thumbs}
        onValueChange={({ value: [min = scale.min, max = scale.max] }) =>
          change([min <= scale.min ? undefined : min, max >= scale.max ? undefined : max])
        }
      >
        <Box asChild height="10">
          <Histogram bins={bins} colour={colour} />
        </Box>
        <Slider.Control>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          {thumbs.map((_, index) => (
            <Slider.Thumb key={index} index={index} />
          ))}
        </Slider.Control>
      </Slider.Root>
      <HStack marginTop="1" css={{ '& input': { px: '2', fontVariantNumeric: 'tabular-nums' } }}>
        <Bound score={score} end="Least" value={current[0]} onChange={(min) => change([min, current[1]])} />
        <chakra.span color="fg.muted" aria-hidden>
          –
        </chakra.span>
        <Bound
          score={score}
          end="Greatest"
          value={current[1]}
          onChange={(max) => change([current[0], max])}
        />
      </HStack>
    </chakra.fieldset>
  );
}

function clamp(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, value));
}

function valueText(value: number, open: number): string {
  return value === open ? 'any' : String(value);
}

interface BoundProps {
  readonly score: Score;
  readonly end: 'Least' | 'Greatest';
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

function Bound({ score, end, value, onChange }: BoundProps) {
  const { min, max, step } = athleteFields[score];
  return (
    <Input
      type="number"
      inputMode="decimal"
      aria-label={`${end} ${listLabel(score)}, exactly`}
      placeholder={end === 'Least' ? String(min) : String(max ?? 'any')}
      min={min}
      max={max ?? undefined}
      step={step}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
      }
    />
  );
}
