import { defineConfig } from 'vitest/config';

const conditions = ['matchpoint-source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'cli',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/world.ts', '../../scripts/auth-emulator.setup.js'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
