import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['matchpoint-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'web journeys',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/world.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
