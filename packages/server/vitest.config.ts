import { defineConfig } from 'vitest/config';

const conditions = ['matchpoint-source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Files share what they import: each has its own server and database all the same.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['src/testing/global-setup.ts', '../../scripts/auth-emulator.setup.js'],
  },
});
