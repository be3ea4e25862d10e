import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

test('each action is named by its commit, beside its version', () => {
  const actions = workflows.flatMap((text) => text.match(/uses: .+/g) ?? []);
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('the two jobs that may write run nothing of the repository', () => {
  const jobs = workflows.flatMap((text) => text.split(/^ {2}(?=\w+:$)/m));
  const writing = jobs.filter((job) => job.includes(': write'));
  expect(writing.map((job) => job.match(/^\w+/)?.[0])).toEqual(['publish', 'npm']);
  expect(writing.filter((job) => /checkout|npm (?!publish --ignore-scripts)|node |npx/.test(job))).toEqual(
    [],
  );
});

test('npm is given a file: without ./ it takes a folder and a name for a repository of GitHub', () => {
  const files = workflows.flatMap((text) => text.match(/\S+\.tgz$/gm) ?? []);
  expect(files).toEqual(['./release/matchpoint-cli-*.tgz']);
});
