import { Flex } from '@chakra-ui/react';
import { HelpLink } from '../../help/help-link.tsx';

const titles = ['File', 'Reading', 'Plan', 'Result'] as const;
export type StepTitle = (typeof titles)[number];

/** The import's steps with the current one marked. */
export function StepList({ current }: { current: StepTitle }) {
  const at = titles.indexOf(current);
  return (
    <Flex justify="space-between" columnGap="4" mb="4" textStyle="sm">
      <Flex
        as="ol"
        wrap="wrap"
        columnGap="2"
        color="fg.muted"
        aria-label="Steps of the import"
        css={{
          '& > li + li::before': { content: '"›"', marginInlineEnd: '2', color: 'border.emphasized' },
          '& > [data-done]': { color: 'fg' },
          '& > [aria-current]': { color: 'accent.fg', fontWeight: 'semibold' },
        }}
      >
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index === at ? 'step' : undefined}
            data-done={index < at || undefined}
          >
            {title}
          </li>
        ))}
      </Flex>
      <HelpLink to="/help/agencies#a-roster-from-a-spreadsheet" beside>
        Help
      </HelpLink>
    </Flex>
  );
}
