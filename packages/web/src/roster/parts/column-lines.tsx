import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { capitalized } from '@matchpoint/core/display/capitalized';
import { counted } from '@matchpoint/core/display/count';
import type { Decision } from '@matchpoint/core/roster/decisions';
import { importFields } from '@matchpoint/core/roster/matching/column-aliases';
import { leftOut } from '@matchpoint/core/roster/matching/column-problems';
import { draftField } from '@matchpoint/core/roster/matching/import-field';
import type { ColumnGuess, ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import { columnNote, columnProblemText } from '@matchpoint/core/roster/outcomes/columns.view';
import { fieldLabel, fieldLabels } from '@matchpoint/core/roster/outcomes/field-label';
import { quoted } from '@matchpoint/core/roster/outcomes/quoted';
import { type ReactNode, useMemo, useState } from 'react';
import { useOfferedFields } from '../../api/service.ts';
import { Input, Select } from '../../ui/form/input.tsx';
import { named, Options } from '../../ui/form/select-field.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { problemOfColumn, problemOfFixed } from './column-problems.ts';
import { type FixedRow, fixedRows } from './fixed-rows.ts';

interface ColumnLinesProps {
  readonly match: ColumnMatch;
  /** How many rows the file has. */
  readonly rows: number;
  readonly onDecide: (...made: readonly Decision[]) => void;
  /** What is not certain of the cells of a column. */
  readonly children: (index: number) => ReactNode;
}

/** A line for each column, and for each field that no column has: what it holds, which can be changed. */
export function ColumnLines({ match, rows, onDecide, children }: ColumnLinesProps) {
  const offered = useOfferedFields();
  const options = useMemo(
    () => new Map([[leftOut, 'Leave out'], ...fieldLabels(importFields(offered))]),
    [offered],
  );
  const { guesses, problems } = match;
  const fixed = fixedRows(match);
  const asked = problems.filter(
    (problem) => problem.kind === 'missing' && !fixed.some(({ field }) => field === problem.field),
  );
  const map = ({ key }: ColumnGuess, field: string) => {
    const fixedField = importFields(offered).find((known) => known === field);
    const column = { kind: 'column', column: key, field } as const;
    if (fixedField === undefined) onDecide(column);
    else onDecide(column, { kind: 'all', field: draftField(fixedField), value: '' });
  };
  return (
    <>
      {asked
        .map((problem) => columnProblemText(problem))
        .map((sentence) => (
          <Banner key={sentence} status="danger">
            {sentence}
          </Banner>
        ))}
      <Stack as="ul" gap="0" mx="-4" aria-label="Columns">
        {fixed.map((row) => (
          <Line
            key={row.field}
            id={row.field}
            name={fieldLabel(row.field)}
            about={`In ${rows === 1 ? 'the only row' : `all ${counted(rows, 'row')}`}: no column has it`}
            note={row.reason && capitalized(row.reason)}
            problem={problemOfFixed(row.field, problems)}
          >
            <FixedControl
              row={row}
              onChange={(value) => onDecide({ kind: 'all', field: row.field, value })}
            />
          </Line>
        ))}
        {guesses
          .toSorted((one, other) => rankOf(one) - rankOf(other))
          .map((guess) => (
            <Line
              key={guess.key}
              id={guess.key}
              name={guess.header.trim() === '' ? `Column ${guess.index + 1}, without a header` : guess.header}
              about={
                guess.samples.length === 0
                  ? 'No values'
                  : guess.samples.map((text) => quoted(text)).join(', ')
              }
              note={noteOf(guess)}
              problem={problemOfColumn(guess, problems)}
              details={children(guess.index)}
            >
              <Select
                id={guess.key}
                value={fieldOf(guess)}
                aria-describedby={`${guess.key}-note`}
                onChange={({ target }) => map(guess, target.value)}
              >
                <Options of={options} />
              </Select>
            </Line>
          ))}
      </Stack>
    </>
  );
}

interface LineProps {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly note: string | null;
  readonly problem: string | null;
  readonly details?: ReactNode;
  readonly children: ReactNode;
}

function Line({ id, name, about, note, problem, details, children }: LineProps) {
  return (
    <Stack as="li" gap="3" px="4" py="2" borderTopWidth="1px" overflowWrap="anywhere">
      <SimpleGrid columns={{ base: 1, md: 3 }} alignItems="center" columnGap="4" rowGap="1">
        <label htmlFor={id}>{name}</label>
        <Text textStyle="sm" color="fg.muted" lineClamp="2">
          {about}
        </Text>
        <Box>
          {children}
          <Text id={`${id}-note`} textStyle="xs" color={problem === null ? 'fg.muted' : 'fg.error'}>
            {problem ?? note}
          </Text>
        </Box>
      </SimpleGrid>
      {details}
    </Stack>
  );
}

interface FixedControlProps {
  readonly row: FixedRow;
  readonly onChange: (value: string) => void;
}

/** The value of all rows in a field without a column. A year counts from its fourth digit. */
function FixedControl({ row: { field, value, choices }, onChange }: FixedControlProps) {
  const [typed, setTyped] = useState({ before: value, text: value });
  // Undo and redo change it, too.
  if (typed.before !== value) setTyped({ before: value, text: value });
  const control = { id: field, 'aria-describedby': `${field}-note` };
  if (choices === null)
    return (
      <Input
        {...control}
        inputMode="numeric"
        autoComplete="off"
        value={typed.text}
        onChange={({ target: { value: text } }) => {
          setTyped({ before: value, text });
          if (/^\d{4}$/.test(text) && text !== value) onChange(text);
        }}
        onBlur={() => typed.text !== value && onChange(typed.text.trim())}
      />
    );
  return (
    <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Choose, or choose its column</option>
      <Options of={named(choices)} />
    </Select>
  );
}

const fieldOf = ({ status, field }: ColumnGuess) =>
  status === 'used' || status === 'suggested' ? (field ?? leftOut) : leftOut;

/** Columns that are used, then others with values. */
function rankOf(guess: ColumnGuess): number {
  if (fieldOf(guess) !== leftOut) return 0;
  return guess.samples.length > 0 ? 1 : 2;
}

/** Why a column has its field, where that is not plain. */
function noteOf(guess: ColumnGuess): string | null {
  const isPlain = guess.reason === 'its header' || guess.reason === 'chosen';
  const isEmpty = guess.status === 'unknown' && guess.samples.length === 0;
  return isPlain || isEmpty ? null : columnNote(guess);
}
