import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['matchpoint-source', ...defaultServerConditions] };

export default defineConfig({
  resolve,
  ssr: { resolve },
  // For global setups.
  environments: { __vitest__: { resolve } },
  test: {
    name: 'cli',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/world.ts', '../../scripts/auth-emulator.setup.js'],
    // Files share what they import.
    isolate: false,
    setupFiles: ['tests/home.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
