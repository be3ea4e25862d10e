import { nodeProblem } from './workspace/node-version.js';

const problem = nodeProblem();
if (problem === undefined) {
  const { test } = await import('./test/test.js');
  await test();
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
