import { Box, Flex, Text } from '@chakra-ui/react';
import type { ImportSource } from '@matchpoint/core/roster/import-source';
import type { ReadingChoice } from '@matchpoint/core/roster/reading-choice';
import { Button } from '../../ui/button/button.tsx';
import { type Entered, Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';

interface LayoutLineProps {
  readonly source: ImportSource;
  /** Whether another reading takes repairs back. */
  readonly isRepaired: boolean;
  readonly onChange: (choice: ReadingChoice) => void;
}

const labels: Readonly<Record<keyof ReadingChoice, string>> = {
  encoding: 'Encoding',
  delimiter: 'Cells are separated by',
  sheet: 'Sheet',
  headerRow: 'Header',
};

/** How the file was read, with a picture of it, and a form to have it read otherwise (rules/import.md#layout). */
export function LayoutLine({ source, isRepaired, onChange }: LayoutLineProps) {
  const { form, options = [] } = source;

  function change(entered: Entered) {
    const chosen = options.flatMap(({ key, used, values }) => {
      const index = Number(entered(key));
      return index === used ? [] : [values[index]?.choice];
    });
    if (chosen.length > 0) onChange(Object.assign({}, ...chosen));
  }

  return (
    <>
      <Box as="details" textStyle="sm" color="fg.muted" overflowWrap="anywhere" hidden={options.length === 0}>
        <Box as="summary" cursor="pointer" minHeight="press-line" alignContent="center">
          <span>{`Read as ${form}.`}</span>{' '}
          <Box as="span" color="accent.fg">
            Change
          </Box>
        </Box>
        <Form label="How the file is read" onSubmit={change}>
          <Flex
            wrap="wrap"
            align="flex-end"
            gap="3"
            py="2"
            css={{ '& > div': { flex: '1 1 12rem', maxWidth: '20rem' } }}
          >
            {options.map(({ key, used, values }) => (
              <SelectField
                key={key}
                label={labels[key]}
                name={key}
                none={null}
                options={new Map(values.map(({ name }, index) => [String(index), name]))}
                defaultValue={String(used)}
              />
            ))}
            <Button type="submit" variant="outline">
              Read again
            </Button>
          </Flex>
          {isRepaired && <Text>Reading again takes your repairs back.</Text>}
        </Form>
      </Box>
      <SheetPicture source={source} />
    </>
  );
}

const shown = 3;

/** The header and the first rows where they stand in the sheet. */
function SheetPicture({ source: { header, rows } }: Pick<LayoutLineProps, 'source'>) {
  const cells = (texts: readonly string[]) =>
    header.map((_, index) => <td key={index}>{texts[index] ?? ''}</td>);
  return (
    <Box
      overflowX="auto"
      borderWidth="1px"
      borderRadius="l2"
      tabIndex={0}
      role="region"
      aria-label="The first rows"
    >
      <Box
        as="table"
        textStyle="xs"
        color="fg.muted"
        css={{
          '& th, & td': { maxWidth: '9rem', paddingInline: '2', paddingBlock: '0.5', borderWidth: '1px' },
          '& td, & thead th': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
          '& thead': { background: 'accent.subtle', color: 'accent.fg' },
        }}
      >
        <thead>
          <tr>
            <td />
            {header.map((text, index) => (
              <th key={index} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ row, cells: texts }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {cells(texts)}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
