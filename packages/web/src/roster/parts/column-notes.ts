import { type ColumnMatch, rememberedReason } from '@matchpoint/core/roster/matching/match-columns';
import { quoted } from './cell-text.ts';
import { fieldLabel } from './field-label.ts';

/** Notes on the columns before anything is sent: values of all rows, remembered choices, and columns left out. */
export function columnNotes({ guesses, set }: Pick<ColumnMatch, 'guesses' | 'set'>): readonly string[] {
  const remembered = guesses.filter(({ reason }) => reason === rememberedReason);
  const unused = guesses.filter(
    ({ status, header, reason }) => status !== 'used' && header.trim() !== '' && reason !== rememberedReason,
  );
  const fixed = [...set].map(([field, { value, reason }]) => `${fieldLabel(field)} ${value} (${reason})`);
  return [
    ...(fixed.length > 0 ? [`In all rows: ${fixed.join(', ')}.`] : []),
    ...(remembered.length > 0
      ? [
          `As chosen for the last file: ${remembered
            .map(({ header, field, status }) =>
              status === 'used' && field !== null
                ? `${quoted(header)} is the ${fieldLabel(field)}`
                : `${quoted(header)} is left out`,
            )
            .join(', ')}.`,
        ]
      : []),
    ...(unused.length > 0
      ? [`Columns left out: ${unused.map(({ header }) => quoted(header)).join(', ')}.`]
      : []),
  ];
}
