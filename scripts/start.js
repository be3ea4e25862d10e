import { nodeProblem } from './workspace/node-version.js';

const problem = nodeProblem();
if (problem === undefined) {
  const { start } = await import('./start/start.js');
  await start();
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
