import type { ImportSource } from './import-source.ts';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/** How to read a file, where a person overrides what was detected (rules/import.md#reading-choices). */
export interface ReadingChoice {
  /** As `TextDecoder` takes it, or a usual name: 'mac', 'latin1', 'cp1250'. */
  readonly encoding?: string;
  readonly delimiter?: Delimiter;
  /** Its name, or its place from 1. */
  readonly sheet?: string;
  /** As the spreadsheet counts, from 1. */
  readonly headerRow?: number;
}

/** A question about a file that only a person can answer. */
export type ReadingQuestion =
  /** Several sheets have rows. */
  | {
      readonly kind: 'sheet';
      readonly sheets: readonly {
        readonly name: string;
        readonly rows: number;
        readonly isHidden: boolean;
      }[];
    }
  /** The bytes are words in several encodings: the differing words, in each. */
  | {
      readonly kind: 'encoding';
      readonly encodings: readonly {
        readonly encoding: string;
        readonly name: string;
        readonly samples: readonly string[];
      }[];
    };

export type RosterReading = { readonly source: ImportSource } | { readonly question: ReadingQuestion };
