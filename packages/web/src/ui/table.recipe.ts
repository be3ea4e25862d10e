import { defineRecipe } from '@chakra-ui/react';

/**
 * One style for a whole table of plain elements: a styled component for each cell costs ten times the time.
 * Under 768 px a row is a block that begins with its name, each cell under its `data-label`.
 */
export const tableRecipe = defineRecipe({
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'sm',
    '& th, & td': { textAlign: 'start', px: { base: '2', xl: '3' }, overflowWrap: 'anywhere' },
    md: {
      '& tr > :first-child': { paddingInlineStart: '4' },
      '& tr > :last-child': { paddingInlineEnd: '4' },
    },
    '& [data-numeric]': { textAlign: 'end', fontVariantNumeric: 'lining-nums tabular-nums' },
    '& thead th': {
      position: 'sticky',
      top: 'var(--table-top, {spacing.14})',
      zIndex: '1',
      height: '10',
      bg: 'bg.panel',
      borderBottomWidth: '1px',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: { xl: 'nowrap' },
    },
    '& thead th:first-of-type': { borderTopStartRadius: 'l3' },
    '& thead th:last-of-type': { borderTopEndRadius: 'l3' },
    // Two lines high, so that rows of one line and of two are alike and need no measuring.
    '& tbody th, & tbody td': {
      height: '3.3125rem',
      py: '1.5',
      borderBottomWidth: '1px',
      fontWeight: 'normal',
    },
    '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
    '& tbody tr': { position: 'relative' },
    '& tbody tr:hover > *': { bg: 'bg.subtle' },
    '& tbody th a': { fontWeight: 'medium', color: 'fg' },
    '& tbody th a::after': { content: '""', position: 'absolute', inset: '0' },
    '& tbody td a': { position: 'relative' },
    mdDown: {
      display: 'block',
      '& tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
        columnGap: '3',
        rowGap: '2',
        px: '4',
        py: '3',
        borderBottomWidth: '1px',
      },
      '& tbody tr:last-of-type': { borderBottomWidth: '0' },
      '& tbody tr > *': { height: 'auto', p: '0', border: 'none' },
      '& [data-numeric]': { textAlign: 'start' },
      '& tbody th, & tbody td[colspan], & tbody td[data-wide]': { gridColumn: '1 / -1' },
      '& tbody th': { textStyle: 'md' },
      '& tbody th a': { fontWeight: 'semibold' },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        textStyle: 'xs',
        color: 'fg.muted',
      },
      '& tbody td a': { display: 'inline-flex', alignItems: 'center', minHeight: '11', my: '-3' },
    },
    _print: {
      '& tbody th a::after': {
        content: 'attr(href)',
        position: 'static',
        display: 'block',
        fontSize: '7pt',
        fontWeight: 'normal',
        color: 'fg.muted',
      },
      fontSize: '9pt',
      '& thead th': { position: 'static' },
      '& tbody tr': { breakInside: 'avoid' },
      '& th, & td': { px: '1.5', height: 'auto' },
    },
  },
});
