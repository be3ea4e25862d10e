import { machineProblem } from './workspace/machine.js';

// npm runs this before `start` and `test`, whose `exec` the shell of Windows does not know.
const problem = machineProblem({ platform: process.platform, node: process.versions.node });
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
