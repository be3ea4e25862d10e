import { createHost } from './node-host.ts';
import { runProgram } from './run-program.ts';

// `matchpoint athletes list | head` closes the pipe early, and disks are full: the failing write reports that itself.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

// An empty variable counts as none; Node and inquirer only look whether it is there.
if (process.env['NO_COLOR'] === '') delete process.env['NO_COLOR'];

process.exitCode = await runProgram(process.argv.slice(2), createHost(process));
