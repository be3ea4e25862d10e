import { defineConfig } from 'vitest/config';
import { namedCharacters } from './build/named-characters.ts';

const conditions = ['matchpoint-source', 'module', 'browser', 'development|production'];

export default defineConfig({
  resolve: { conditions, alias: namedCharacters },
  ssr: { resolve: { conditions } },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    // Files share what they import.
    isolate: false,
    testTimeout: 60_000,
    // A test of swr's defaults loads it anew; the alias reaches only what is inlined.
    server: { deps: { inline: ['swr', /mdast-util|micromark/] } },
  },
});
