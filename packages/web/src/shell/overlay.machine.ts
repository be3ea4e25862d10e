import { setup } from 'xstate';

const types: { events: { type: 'pageMounted' } } = { events: { type: 'pageMounted' } };

/** The loading overlay of specification section 9: over each page for a second, then away; the page works beneath. */
export const overlayMachine = setup({
  types,
  delays: { cover: 1000, fade: 300 },
}).createMachine({
  id: 'overlay',
  initial: 'covering',
  on: { pageMounted: { target: '.covering', reenter: true } },
  states: {
    covering: { after: { cover: 'fading' } },
    fading: { after: { fade: 'gone' } },
    gone: {},
  },
});
