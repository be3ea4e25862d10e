import { defineConfig } from 'vitest/config';
import journeys from './vitest.journeys.config.ts';

export default defineConfig({
  ...journeys,
  test: { ...journeys.test, name: 'web proofs', include: ['proofs/**/*.test.ts'] },
});
