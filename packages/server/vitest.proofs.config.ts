import { defineConfig } from 'vitest/config';
import units from './vitest.config.ts';

export default defineConfig({
  ...units,
  test: { ...units.test, name: 'server proofs', include: ['proofs/**/*.test.ts'] },
});
