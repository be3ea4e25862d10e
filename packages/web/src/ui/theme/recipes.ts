import { defineConfig, type SlotRecipeConfig } from '@chakra-ui/react';
import {
  checkboxSlotRecipe,
  comboboxSlotRecipe,
  dialogSlotRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  menuSlotRecipe,
  radioCardSlotRecipe,
  sliderSlotRecipe,
} from '@chakra-ui/react/theme';

/** Chakra's own recipes of the components in use. */
export const slotRecipes: Record<string, SlotRecipeConfig> = {
  checkbox: checkboxSlotRecipe,
  combobox: comboboxSlotRecipe,
  dialog: dialogSlotRecipe,
  field: fieldSlotRecipe,
  fieldset: fieldsetSlotRecipe,
  menu: menuSlotRecipe,
  radioCard: radioCardSlotRecipe,
  slider: sliderSlotRecipe,
};

/** Until a list is placed beside its button it lies in the corner of the window, over what is there. */
const hiddenUntilPlaced = { '&:not([style*="--x:"])': { opacity: '0', pointerEvents: 'none' } } as const;

/** A choice in a list: as high as a finger needs. */
const item = { minHeight: 'press', overflowWrap: 'anywhere' } as const;

const buttonInInput = { width: 'press', height: 'press', cursor: 'pointer' } as const;

/** What Chakra's recipes do otherwise: targets for fingers, sheets on phones, one look of labels and hints. */
export const overrides = defineConfig({
  theme: {
    slotRecipes: {
      checkbox: {
        slots: checkboxSlotRecipe.slots,
        base: { root: { minHeight: 'press-line', cursor: 'pointer' }, label: { fontWeight: 'normal' } },
      },
      combobox: {
        slots: comboboxSlotRecipe.slots,
        base: {
          root: { gap: '1' },
          clearTrigger: buttonInInput,
          trigger: buttonInInput,
          indicatorGroup: { px: '0' },
          positioner: hiddenUntilPlaced,
          content: { borderWidth: '1px', width: 'max-content', maxWidth: 'min(20rem, 100vw - {spacing.8})' },
          item: { ...item, _checked: { fontWeight: 'medium', color: 'accent.fg' } },
        },
      },
      dialog: {
        slots: dialogSlotRecipe.slots,
        base: {
          backdrop: { w: 'full', h: 'full' },
          positioner: { w: 'full', h: '100dvh', p: { md: '6' } },
          // A sheet from the bottom on a phone. The form's footer would paint over the corners.
          content: {
            '--dialog-margin': { base: '0', md: 'auto' },
            maxH: { base: '94dvh', md: 'full' },
            borderWidth: { base: '1px 0 0', md: '1px' },
            borderBottomRadius: { base: '0', md: 'l3' },
            overflow: 'clip',
            textStyle: 'md',
          },
          header: {
            flex: 'none',
            justifyContent: 'space-between',
            gap: '4',
            px: 'cards',
            pt: { base: '3', md: '5' },
            pb: '3',
          },
          title: { overflowWrap: 'anywhere' },
          description: { mt: '1', textStyle: 'sm', overflowWrap: 'anywhere' },
          // A focused field is not beneath the form's footer.
          body: {
            display: 'flex',
            flexDirection: 'column',
            gap: '4',
            px: 'cards',
            pt: '1',
            pb: 'max({spacing.3}, env(safe-area-inset-bottom))',
            overscrollBehavior: 'contain',
            scrollPaddingBottom: '24',
          },
          footer: {
            flexWrap: 'wrap',
            gap: '2',
            px: 'cards',
            pb: 'max({spacing.5}, env(safe-area-inset-bottom))',
            smDown: { '& button': { flex: '1 1 100%' } },
          },
          closeTrigger: { position: 'static', mt: '-1', me: '-2' },
        },
        variants: { size: { sm: { content: { maxW: '26rem' } }, md: { content: { maxW: 'form' } } } },
      },
      field: {
        slots: fieldSlotRecipe.slots,
        base: {
          root: { gap: '1', minWidth: '0' },
          label: { gap: '0.5' },
          errorText: { display: 'block', textStyle: 'sm', fontWeight: 'normal', overflowWrap: 'anywhere' },
          helperText: { textStyle: 'sm', overflowWrap: 'anywhere' },
        },
      },
      menu: {
        slots: menuSlotRecipe.slots,
        base: {
          positioner: hiddenUntilPlaced,
          content: { borderWidth: '1px', minW: '12rem', maxWidth: 'min(20rem, 100vw - {spacing.8})' },
          item: { ...item, _icon: { boxSize: '4', flexShrink: '0', color: 'fg.muted' } },
          itemGroupLabel: { textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
        },
      },
      // The track is the base of a histogram, and its thumbs are 44 px for a finger.
      slider: {
        slots: sliderSlotRecipe.slots,
        base: {
          root: { gap: '0', px: '0.625rem', touchAction: 'pan-y' },
          control: { width: 'full', height: 'press-line', mt: 'calc({sizes.press-line} / -2)' },
          thumb: {
            cursor: 'grab',
            _active: { cursor: 'grabbing' },
            _after: { content: '""', position: 'absolute', inset: { base: '-3', md: '-1' } },
          },
        },
      },
    },
  },
});
