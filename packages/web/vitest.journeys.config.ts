import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['matchpoint-source', ...defaultServerConditions] };

export default defineConfig({
  resolve,
  ssr: { resolve },
  // What runs a global setup.
  environments: { __vitest__: { resolve } },
  test: {
    name: 'web journeys',
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['../../scripts/auth-emulator.setup.js', 'tests/world.ts'],
    // Files share what they import, and the connection to the browser.
    isolate: false,
    provide: { translated: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
