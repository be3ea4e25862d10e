import { type Command, InvalidArgumentError, Option } from 'commander';

/** One field of a filter as a flag of the command line. */
export interface Flag {
  /** In commander's form: `--min-gpa <number>`. */
  readonly flags: string;
  readonly about: string;
  /** Values that are accepted in any case. */
  readonly choices?: readonly string[];
  /** Whether other values are accepted, too. */
  readonly open?: boolean;
  /** Only some services know it, so that no help names it (rules/service.md#optional-fields). */
  readonly isOptional?: boolean;
}

/** Adds a flag for each field. `given` returns their values as a query, `typed` also the empty ones. */
export function addFlags<K extends string>(command: Command, flags: Readonly<Record<K, Flag>>) {
  const options = Object.entries<Flag>(flags).map(
    ([field, { flags: text, about, choices = [], open = false, isOptional = false }]) => {
      const option = new Option(text, about).argParser(
        (value) => choices.find((choice) => choice.toLowerCase() === value.toLowerCase()) ?? value,
      );
      if (choices.length > 0 && !open) option.argChoices = [...choices];
      command.addOption(option.hideHelp(isOptional));
      return { field, option };
    },
  );

  const typed = (): Record<string, string> =>
    Object.fromEntries(
      options.flatMap(({ field, option }) => {
        const value: unknown = command.getOptionValue(option.attributeName());
        return typeof value === 'string' ? [[field, value]] : [];
      }),
    );
  return {
    typed,
    given: () => Object.fromEntries(Object.entries(typed()).filter(([, value]) => value !== '')),
    /** `--min-gpa` for the field `min_gpa`. */
    nameOf: (field: string) => options.find((entry) => entry.field === field)?.option.long ?? field,
  };
}

export function wholeNumber(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError('It must be a whole number, 1 or more.');
}
