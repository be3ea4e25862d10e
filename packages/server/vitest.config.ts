import { defineConfig } from 'vitest/config';

const conditions = ['matchpoint-source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['src/testing/global-setup.ts', '../../scripts/auth-emulator.setup.js'],
  },
});
