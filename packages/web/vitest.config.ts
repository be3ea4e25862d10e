import { defineConfig } from 'vitest/config';

const conditions = ['matchpoint-source', 'module', 'browser', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    testTimeout: 60_000,
    // A test of its defaults loads it anew.
    server: { deps: { inline: ['swr'] } },
  },
});
