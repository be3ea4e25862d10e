import { dirname } from 'node:path';
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

/**
 * Runs what is likely to fail first, because the first test that fails ends the run: the tests beside the mutated file.
 * The walks of a machine take long, and are left out where they judge nothing but rules of other folders.
 */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const mutated = [this.ctx.config.related ?? []].flat();
    const isNear = ({ moduleId }: TestSpecification) =>
      mutated.some((file) => dirname(file) === dirname(moduleId));
    const isOwn = ({ moduleId }: TestSpecification) =>
      mutated.some((file) => moduleId === file.replace(/\.ts$/, '.test.ts'));
    const rank = (file: TestSpecification) => Number(isOwn(file)) + Number(isNear(file));
    return files
      .filter((file) => isNear(file) || !file.moduleId.endsWith('.machine.test.ts'))
      .toSorted((one, other) => rank(other) - rank(one));
  }
}

/** Core's unit tests. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Hundreds of files, damaged at random, say little about a single change.
    exclude: ['src/roster/reading/damaged-files.test.ts'],
    reporters: [brokenFiles()],
    sequence: { sequencer: NearestFirst },
    // Stryker ends what takes too long; a slow first run is not a failed test.
    testTimeout: 60_000,
  },
});
