import { defineSlotRecipe } from '@chakra-ui/react';

/** A sheet from the bottom on a phone, centred elsewhere; long content scrolls below the header. */
export const dialogRecipe = defineSlotRecipe({
  slots: ['positioner', 'backdrop', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'status',
      bg: 'rgb(0 0 0 / 45%)',
      _open: { animation: 'fade-in {durations.moderate}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'status',
      display: 'flex',
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
      p: { md: '6' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: { base: '94dvh', md: 'full' },
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderRadius: 'l3',
      // The form's footer would paint over the corners.
      overflow: 'clip',
      mdDown: { borderBottomRadius: '0', borderInlineWidth: '0', borderBottomWidth: '0' },
      boxShadow: 'lg',
      outline: 'none',
      _open: {
        animation: { base: 'slide-up {durations.moderate} ease-out', md: 'fade-in {durations.fast}' },
      },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      px: 'cards',
      pt: { base: '3', md: '5' },
      pb: '3',
      '& button': { mt: '-1', me: '-2' },
    },
    title: { textStyle: 'cardTitle', fontSize: 'lg', overflowWrap: 'anywhere' },
    description: { mt: '1', textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    body: {
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // A focused field is not beneath the form's footer.
      scrollPaddingBottom: '24',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      px: 'cards',
      pt: '1',
      pb: 'max({spacing.3}, env(safe-area-inset-bottom))',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      px: 'cards',
      pt: '2',
      pb: 'max({spacing.5}, env(safe-area-inset-bottom))',
      smDown: { '& button': { flex: '1 1 100%' } },
    },
  },
  variants: {
    size: {
      md: { content: { maxWidth: { md: 'form' } } },
      sm: { content: { maxWidth: { md: '26rem' } } },
    },
  },
});
