import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['matchpoint-source'] };

export default defineConfig({
  resolve,
  ssr: { resolve },
  // What runs a global setup.
  environments: { __vitest__: { resolve } },
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
