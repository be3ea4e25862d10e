import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';
import { hiddenUntilPlaced, openedList } from '../../ui/menu/opened-list.ts';

/** At the end of the input. */
const button: SystemStyleObject = {
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '0',
  width: 'press',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'fg' },
  _icon: { boxSize: '4' },
  '&[hidden]': { display: 'none' },
};

export const agencyFilterRecipe = defineSlotRecipe({
  slots: [
    'root',
    'label',
    'control',
    'trigger',
    'clearTrigger',
    'positioner',
    'content',
    'item',
    'itemText',
    'empty',
  ],
  base: {
    root: { minWidth: '0' },
    label: { display: 'block', mb: '1', textStyle: 'sm', fontWeight: 'medium' },
    control: { position: 'relative' },
    trigger: button,
    clearTrigger: button,
    positioner: { zIndex: 'overlay !important', ...hiddenUntilPlaced },
    content: {
      ...openedList,
      width: 'max-content',
      minWidth: 'var(--reference-width)',
      maxHeight: 'min(20rem, var(--available-height))',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'press-small',
      px: '2',
      py: '1.5',
      borderRadius: 'l1',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      _highlighted: { bg: 'accent.subtle' },
      '&[data-state=checked]': { fontWeight: 'medium', color: 'accent.fg' },
    },
    empty: { p: '2', color: 'fg.muted' },
  },
});
