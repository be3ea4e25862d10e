import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';

/** Reports a test file that cannot be loaded, which Stryker would take for one whose tests pass. */
function brokenFiles(): Reporter {
  let vitest: Vitest | null = null;
  return {
    onInit(started) {
      vitest = started;
    },
    onTestModuleEnd(file) {
      for (const error of file.errors()) vitest?.state.catchError(error, 'Broken test file');
    },
  };
}

/** Core's unit tests, without models: those are slow, and prove faces more than rules. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.model.test.ts'],
    reporters: [brokenFiles()],
  },
});
