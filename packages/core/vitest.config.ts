import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['matchpoint-source'] },
  ssr: { resolve: { conditions: ['matchpoint-source'] } },
  test: {
    name: 'core',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['../../scripts/auth-emulator.setup.js'],
    testTimeout: 60_000,
    // Files share what they import, which halves the time of a run.
    isolate: false,
  },
});
