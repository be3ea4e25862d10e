import { spawn } from 'node:child_process';
import { pnpmCommand } from './workspace/npx.js';
import { root } from './workspace/root.js';

/** Writes which packages the product runs on, with their versions and licenses, as CycloneDX. */
const { command, args, env } = pnpmCommand(
  root,
  'sbom',
  '--prod',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  `--out=${process.argv[2] ?? 'sbom.json'}`,
);
spawn(command, args, { cwd: root, env, stdio: 'inherit' }).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
