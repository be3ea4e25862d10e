import { capabilities } from '@matchpoint/core/contract/capabilities';
import { ExitError } from '../exit-error.ts';
import { output } from '../output/output.ts';
import { formatOf, type Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { checkService } from '../service/check-service.ts';
import type { Finding } from '../service/findings.ts';
import { carefulFetch, createProbe, patience, tooLarge } from '../service/probe.ts';
import { withSession } from '../session/command-session.ts';

export function check(command: RunCommand): void {
  command
    .option('--write', 'also try the calls that create; one athlete is added to your agency, and removed')
    .runs(async (run, { write: isWriting = false }: { readonly write?: boolean }) => {
      const token = await idToken(run);
      if (isWriting && token === undefined)
        throw new ExitError('notSignedIn', '--write needs a sign-in.', 'Sign in: matchpoint login');
      const failed = await print(run, { token, isWriting });
      if (failed > 0)
        throw new ExitError('failed', `${failed} of the calls ${failed === 1 ? 'does' : 'do'} not fit.`);
      run.log.info('Browser and terminal can use this service.');
    }, carefulFetch)
    .examples({
      'matchpoint service check --api-url https://athletes.example.org': 'reads only',
      'matchpoint service check --write': 'with a sign-in, the calls that create, too',
    })
    .addHelpText(
      'after',
      `\nAn answer may take ${patience} seconds, and ${tooLarge} of it are not read.\nNo redirect is followed.\ndocs/own-service.md describes the eleven calls with examples.`,
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

/** What browser and terminal do at a service without an addition (rules/service.md#additions). */
const without: Readonly<Record<(typeof capabilities)[number], string>> = {
  paging: 'lists are loaded whole, and narrowed by the program',
  ids: 'a board asks for its athletes one by one',
  idempotency: 'a create without an answer is looked up before it is sent again',
  'active-profile': 'the active profile is kept on each device',
  'agency-edit': 'an agency cannot be edited',
  'own-athlete': 'an athlete cannot be edited or removed',
  'batch-create': 'an import sends its rows one after the other',
  'batch-edit': 'an import only adds; many athletes cannot be changed at once',
  distributions: 'scores stand without their place among others',
  account: 'an account is deleted at the identity provider, and there is no export',
  'agency-remove': 'an agency cannot be removed',
  members: 'an agency has one person',
  keys: 'programs sign in as a person',
  terms: '“this term or later” loads the whole list',
  noindex: 'an agency cannot ask search engines to leave it out',
};

async function idToken(run: Run): Promise<string | undefined> {
  return withSession(run, async (session) => {
    const { step, hasToken } = await session.settled();
    if (session.isByKey || step !== 'signedIn' || !hasToken) return undefined;
    return session.authorize(async (token) => token);
  });
}
