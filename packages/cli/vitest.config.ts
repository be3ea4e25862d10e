import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Left out on Windows: tests with a server, which has no database there, and tests in a terminal. */
const isWindows = process.platform === 'win32';
const alone = 'tests/{config,errors,import-anywhere,lists,program}.test.ts';

const resolve = { conditions: ['matchpoint-source', ...defaultServerConditions] };

export default defineConfig({
  resolve,
  ssr: { resolve },
  // For global setups.
  environments: { __vitest__: { resolve } },
  test: {
    name: 'cli',
    include: ['src/**/*.test.ts', isWindows ? alone : 'tests/**/*.test.ts'],
    globalSetup: [
      'tests/built.setup.ts',
      ...(isWindows ? [] : ['tests/world.ts', '../../scripts/auth-emulator.setup.js']),
    ],
    // Files share what they import.
    isolate: false,
    setupFiles: ['tests/home.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
