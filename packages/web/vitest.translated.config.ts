import { defineConfig } from 'vitest/config';
import journeys from './vitest.journeys.config.ts';

export default defineConfig({
  ...journeys,
  test: {
    ...journeys.test,
    name: 'web translated proofs',
    exclude: ['tests/{pictures,script-size}.test.ts'],
    provide: { translated: true },
  },
});
