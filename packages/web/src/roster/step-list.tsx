import { chakra } from '@chakra-ui/react';

const titles = ['File', 'Columns', 'Rows', 'Plan', 'Result'] as const;
export type StepTitle = (typeof titles)[number];

/** Where in the import the person is. */
export function StepList({ current }: { current: StepTitle }) {
  const at = titles.indexOf(current);
  return (
    <List aria-label="Steps of the import">
      {titles.map((title, index) => (
        <li key={title} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          {title}
        </li>
      ))}
    </List>
  );
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    mb: '4',
    textStyle: 'sm',
    color: 'fg.muted',
    '& > li + li::before': { content: '"›"', me: '2', color: 'border.emphasized' },
    '& > [data-done]': { color: 'fg' },
    '& > [aria-current]': { color: 'accent.fg', fontWeight: 'semibold' },
  },
});
