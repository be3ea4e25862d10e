import { Box, RadioCard, SimpleGrid } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: string;
    readonly icon?: LucideIcon;
  }[];
  /** Null before the first choice. */
  readonly value: Value | null;
  readonly disabled?: boolean;
  /** The label is for readers alone, because a title says the same. */
  readonly titled?: boolean;
  /** That one has to be chosen, or null. */
  readonly error?: string | null;
  readonly onChange: (value: Value) => void;
}

/** One of a few options, each a card with a hint or an icon. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, disabled = false, titled = false, error = null, onChange } = props;
  const id = useId();
  return (
    <RadioCard.Root
      value={value}
      disabled={disabled}
      invalid={error !== null}
      aria-describedby={error === null ? undefined : `${id}error`}
      onValueChange={({ value: wanted }) => {
        const chosen = options.find((option) => option.value === wanted);
        if (chosen) onChange(chosen.value);
      }}
    >
      <RadioCard.Label {...(titled && { 'data-readers-only': true })}>{label}</RadioCard.Label>
      <SimpleGrid minChildWidth="10rem" gap="3">
        {options.map(({ value: option, label: text, hint, icon: Icon }) => (
          <RadioCard.Item key={option} value={option}>
            <RadioCard.ItemHiddenInput aria-describedby={hint && `${id}${option}`} />
            <RadioCard.ItemControl>
              {Icon && <Icon aria-hidden />}
              <RadioCard.ItemContent>
                <RadioCard.ItemText>{text}</RadioCard.ItemText>
                {hint && <RadioCard.ItemDescription id={`${id}${option}`}>{hint}</RadioCard.ItemDescription>}
              </RadioCard.ItemContent>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </SimpleGrid>
      {error !== null && (
        <Box id={`${id}error`} textStyle="sm" color="fg.error">
          {error}
        </Box>
      )}
    </RadioCard.Root>
  );
}
