import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.*.config.ts',
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.js'],
          globalSetup: ['scripts/auth-emulator.setup.js'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
