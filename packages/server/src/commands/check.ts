import type { Command } from 'commander';
import { type Finding, lookAtDatabase } from '../database/look-at-database.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { readServiceAccountKey } from '../identity/google-token.ts';
import { StartupError } from '../startup-error.ts';
import { lookAtPages } from '../web/page-identity.ts';
import type { Host } from './host.ts';

export function addCheck(program: Command, host: Host): void {
  program
    .command('check')
    .description('say whether the configuration is right, and change nothing')
    .addHelpText(
      'after',
      `
It reads the variables, asks the database for its version and its migrations, and looks
which Firebase project and contact are set, and whether the pages sign in at that
project. It exits with 1 when a server could not do its work.

Examples:
  DATABASE_URL=postgres://… FIREBASE_PROJECT_ID=… matchpoint-server check`,
    )
    .action(() => check(host));
}

async function check({ env, print }: Host): Promise<void> {
  const environment = readEnvironment(env);
  const findings: readonly Finding[] = [
    { about: 'variables', isWrong: false, words: 'Each has a form that is understood.' },
    ...(await lookAtDatabase(environment)),
    await identityFinding(environment),
    ...(await lookAtPages(environment)),
    contactFinding(environment),
  ];
  for (const { about, isWrong, isDoubtful, words } of findings)
    print(`${isWrong ? 'WRONG' : isDoubtful ? 'warn ' : 'ok   '} ${about}: ${words}`);
  const wrong = findings.filter(({ isWrong }) => isWrong).map(({ about }) => about);
  if (wrong.length > 0) throw new StartupError(`To be corrected: ${wrong.join(', ')}.`);
}

function contactFinding({ MATCHPOINT_CONTACT: contact }: Environment): Finding {
  const words =
    contact === undefined
      ? 'MATCHPOINT_CONTACT is not set, so that a family whose agency does not answer reaches nobody; set it to an email address or a page of yours.'
      : `People reach you at ${contact.replace(/^mailto:/, '')}.`;
  return { about: 'contact', isWrong: false, isDoubtful: contact === undefined, words };
}

async function identityFinding(environment: Environment): Promise<Finding> {
  const {
    FIREBASE_PROJECT_ID: project,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    GOOGLE_APPLICATION_CREDENTIALS: key,
  } = environment;
  const found = (isWrong: boolean, words: string) => ({ about: 'identity', isWrong, words });
  if (project === undefined) {
    return found(
      true,
      'FIREBASE_PROJECT_ID is not set, so nobody can sign in; set it to your Firebase project.',
    );
  }
  if (emulator !== undefined) return found(false, `The local emulator ${emulator} for ${project}.`);
  if (key === undefined) {
    return found(
      false,
      `The Firebase project ${project}; without GOOGLE_APPLICATION_CREDENTIALS sign-up and account checks need the machine's own Google credentials.`,
    );
  }
  const isKey = await readServiceAccountKey(key).then(
    () => true,
    () => false,
  );
  return isKey
    ? found(false, `The Firebase project ${project}, with the service account of ${key}.`)
    : found(true, `${key} is not the key of a service account; download one (JSON) for ${project}.`);
}
