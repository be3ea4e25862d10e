import { createHost } from './node-host.ts';
import { runProgram } from './run-program.ts';

// `matchpoint athletes list | head` closes the pipe early; the failing write reports that itself.
process.stdout.on('error', () => {});

process.exitCode = await runProgram(process.argv.slice(2), createHost(process));
