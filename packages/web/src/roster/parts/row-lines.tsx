import { Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { counted } from '@matchpoint/core/display/count';
import { grouped } from '@matchpoint/core/display/grouped';
import type { RosterLine } from '@matchpoint/core/roster/check-roster.lines';
import type { ReadRoster } from '@matchpoint/core/roster/check-roster.view';
import type { Decision } from '@matchpoint/core/roster/decisions';
import type { ImportSource } from '@matchpoint/core/roster/import-source';
import { nameParts } from '@matchpoint/core/roster/matching/import-field';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import { quoted } from '@matchpoint/core/roster/outcomes/quoted';
import { Button } from '../../ui/button/button.tsx';
import { Input, Select } from '../../ui/form/input.tsx';
import type { Answering } from './use-answers.ts';

interface RowLinesProps extends Answering {
  readonly lines: readonly RosterLine[];
  readonly view: ReadRoster;
  readonly onDecide: (...made: readonly Decision[]) => void;
  /** Shows these rows in the table. */
  readonly onShow: (rows: readonly number[]) => void;
}

const mostCells = 5;
const colors = {
  likely: 'border.emphasized',
  open: 'orange.fg',
  warning: 'orange.fg',
  invalid: 'border.error',
};

/** What is not certain of one column's cells, each with its answer and its cells to mend. */
export function RowLines({ lines, view, answerTo, onAnswer, onDecide, onShow }: RowLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Stack as="ul" gap="3">
      {lines.map((line) => (
        <Stack
          as="li"
          key={line.key}
          gap="2"
          ps="3"
          borderStartWidth="3px"
          borderColor={colors[line.kind]}
          textStyle="sm"
          data-kind={line.kind}
        >
          <Flex wrap="wrap" align="center" gap="2">
            <Text flex="1 1 16rem" minWidth="0" overflowWrap="anywhere">
              <b>{counted(line.rows.length, 'row')}</b> <span>{line.text}</span>
            </Text>
            <Flex flex="0 1 auto" minWidth="0" gap="2">
              <Select
                aria-label={line.text}
                value={answerTo(line)}
                onChange={({ target }) => onAnswer(line, Number(target.value))}
              >
                {line.answers.map(({ text }, place) => (
                  <option key={text} value={place}>
                    {text}
                  </option>
                ))}
              </Select>
              <Button variant="ghost" aria-label={`Show: ${line.text}`} onClick={() => onShow(line.rows)}>
                {line.rows.length === 1 ? 'Show the row' : 'Show the rows'}
              </Button>
            </Flex>
          </Flex>
          {answerTo(line) === 0 && <Cells line={line} view={view} onDecide={onDecide} />}
        </Stack>
      ))}
    </Stack>
  );
}

/** The cells of a line, each with its athlete and a field for what it becomes; equal ones together. */
function Cells({
  line,
  view,
  onDecide,
}: Pick<RowLinesProps, 'view' | 'onDecide'> & { readonly line: RosterLine }) {
  const { index: column, cells } = line;
  if (column === null) return null;
  const { source, match } = view;
  const alike = [...grouped(cells, ({ row, value }) => (value.trim() === '' ? `${row}` : `=${value}`))];
  const rest = alike.length - mostCells;
  return (
    <>
      {alike.slice(0, mostCells).map(([key, [{ row, value }, ...others]]) => {
        const name = nameIn(source, match, row);
        const about = others.length === 0 ? name : `${name} and ${counted(others.length, 'more', 'more')}`;
        const change = (text: string) => {
          if (text === value) return;
          const rows = [row, ...others.map((other) => other.row)];
          onDecide({ kind: 'edit', edits: rows.map((one) => ({ row: one, column, value: text })) });
        };
        return (
          <SimpleGrid key={key} columns={{ base: 2, md: 3 }} alignItems="center" gap="2">
            <Text truncate>{about}</Text>
            <Text truncate color="fg.muted">
              {quoted(value)}
            </Text>
            <Input
              aria-label={`New value of ${about}`}
              defaultValue={value}
              autoComplete="off"
              onBlur={({ target }) => change(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                nextField(event.currentTarget)?.focus();
              }}
            />
          </SimpleGrid>
        );
      })}
      {rest > 0 && <Text color="fg.muted">{`and ${counted(rest, 'more', 'more')} in the table`}</Text>}
    </>
  );
}

/** The next cell to mend, or the step's main button: what Enter goes to. */
function nextField(field: HTMLElement): HTMLElement | undefined {
  const step = field.closest('section');
  const fields = [...(step?.querySelectorAll<HTMLElement>('[data-kind] input') ?? [])];
  return fields[fields.indexOf(field) + 1] ?? [...(step?.querySelectorAll('button') ?? [])].at(-1);
}

function nameIn({ rows }: ImportSource, { columns }: ColumnMatch, number: number): string {
  const cells = rows.find(({ row }) => row === number)?.cells ?? [];
  const fields = ['name', 'last_first_name', ...nameParts] as const;
  const parts = fields.flatMap((field) => cells[columns.get(field) ?? -1]?.trim() || []);
  return parts.length === 0 ? `Row ${number}` : `${parts.join(' ')}, row ${number}`;
}
