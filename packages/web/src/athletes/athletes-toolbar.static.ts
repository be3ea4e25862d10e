import { staticStyles } from '../ui/theme/static-styles.ts';

export const athletesToolbarStyles = staticStyles('athletes-toolbar', {
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', width: 'full', py: '1' },
  controls: { display: 'flex', gap: '2', flex: { base: '1 1 100%', md: 'none' } },
  count: {
    flex: { base: '1 1 100%', md: 'none' },
    marginInlineStart: 'auto',
    minWidth: '7rem',
    textAlign: { md: 'end' },
  },
  panel: { flexBasis: '100%', pt: '3', pb: '2' },
  coming: { height: '14rem' },
});
