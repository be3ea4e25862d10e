import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';

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

/** Runs property tests and the walks of machines last: they take long, and the first test that fails ends the run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith('.machine.test.ts') || readFileSync(moduleId, 'utf8').includes('fast-check');
    return files.toSorted((one, other) => Number(isSlow(one)) - Number(isSlow(other)));
  }
}

/** Core's unit tests. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    reporters: [brokenFiles()],
    sequence: { sequencer: QuickestFirst },
    // Files share what they import, which halves the time of a run.
    isolate: false,
    // Stryker ends what takes too long; a slow first run is no failed test.
    testTimeout: 60_000,
  },
});
