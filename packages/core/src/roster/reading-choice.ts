export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/** How to read a file, where a person overrides what was detected (rules/import.md#layout). */
export interface ReadingChoice {
  /** As `TextDecoder` takes it, or a usual name: 'mac', 'latin1', 'cp1250'. */
  readonly encoding?: string;
  readonly delimiter?: Delimiter;
  /** Its name, or its place from 1; `*` for all sheets with the first one's header. */
  readonly sheet?: string;
  /** As the spreadsheet counts, from 1. */
  readonly headerRow?: number;
}

/** One thing about a file's reading that a person may change. */
export interface ReadingOption {
  readonly key: keyof ReadingChoice;
  /** Which of the values it was read with. */
  readonly used: number;
  readonly values: readonly { readonly name: string; readonly choice: ReadingChoice }[];
}

/** A question about a file that only a person can answer. */
export type ReadingQuestion = SheetQuestion | EncodingQuestion;

/** Several sheets have rows. */
interface SheetQuestion {
  readonly kind: 'sheet';
  /** The answer that fits best. */
  readonly preset: string;
  readonly sheets: readonly { readonly name: string; readonly rows: number; readonly isHidden: boolean }[];
}

/** The bytes are words in several encodings. */
export interface EncodingQuestion {
  readonly kind: 'encoding';
  /** The answer that fits best: the first encoding. */
  readonly preset: string;
  readonly encodings: readonly {
    readonly encoding: string;
    readonly name: string;
    /** Words that differ between the encodings. */
    readonly samples: readonly string[];
  }[];
}
