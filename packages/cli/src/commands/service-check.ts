import { capabilities } from '@matchpoint/core/contract/capabilities';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { output } from '../output.ts';
import { formatOf, openRun, type Run } from '../run.ts';
import { carefulFetch, mostRead } from '../service/careful-fetch.ts';
import { checkService } from '../service/check-service.ts';
import type { Finding } from '../service/findings.ts';
import { createProbe, patience } from '../service/probe.ts';
import { without } from '../service/without.ts';
import { withSession } from '../session/command-session.ts';

export function define(command: Command, host: Host): void {
  command
    .option('--write', 'also try the calls that create; one athlete is added to your agency, and removed')
    .action(async () => {
      const run = openRun(command, host, carefulFetch(globalThis.fetch));
      const { write: isWriting = false } = command.opts<{ readonly write?: boolean }>();
      const token = await idToken(run);
      if (isWriting && token === undefined)
        throw new ExitError('notSignedIn', '--write needs a sign-in.', 'Sign in: matchpoint login');
      const failed = await print(run, { token, isWriting });
      if (failed > 0)
        throw new ExitError('failed', `${failed} of the calls ${failed === 1 ? 'does' : 'do'} not fit.`);
      run.log.info('Browser and terminal can use this service.');
    });
  addExamples(command, {
    'matchpoint service check --api-url https://athletes.example.org': 'reads only',
    'matchpoint service check --write': 'with a sign-in, the calls that create, too',
  });
  command.addHelpText(
    'after',
    `\nEach call may take ${patience} seconds, and ${mostRead / 1024 / 1024} MB of its answer are read.\nNo redirect is followed.\ndocs/own-service.md describes the eleven calls with examples.`,
  );
}

const widest = 'untried'.length;

/** Lines that stay in their columns while findings come, one by one. */
const columns = [
  { heading: 'Result', shown: ({ result }: Finding) => result.padEnd(widest) },
  {
    heading: 'Call',
    shown: ({ call, about }: Finding) => [call, about].filter(Boolean).join(': '),
  },
];

/** @returns how many calls do not fit */
async function print(run: Run, options: Parameters<typeof checkService>[1]): Promise<number> {
  let failed = 0;
  async function* findings(): AsyncGenerator<readonly Finding[]> {
    for await (const finding of checkService(createProbe(run.fetch, run.options.apiUrl), options)) {
      if (finding.result === 'missing' || finding.result === 'wrong') failed += 1;
      yield [finding];
    }
    yield await abilities(run);
  }
  await output(findings(), formatOf(run), { columns, fields: ['call', 'result', 'about'] }, run.host);
  return failed;
}

async function abilities(run: Run): Promise<Finding[]> {
  const client = await run.client();
  await client.listAgencies({ limit: '1' }).catch(() => {});
  return capabilities.map((call) =>
    client.capabilities.can(call) === true
      ? { call, result: 'has', about: '' }
      : { call, result: 'lacks', about: without[call] },
  );
}

async function idToken(run: Run): Promise<string | undefined> {
  return withSession(run, async (session) => {
    const { step, hasToken } = await session.settled();
    if (session.isByKey || step !== 'signedIn' || !hasToken) return undefined;
    return session.authorize(async (token) => token);
  });
}
