import { Argument, type Command } from 'commander';
import { type ConfigKey, changeConfig, configKeys, configPath, readConfig } from '../config-file.ts';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { output } from '../output/output.ts';
import { formatOf, openRun } from '../run.ts';

const keyArgument = () => new Argument('<key>', 'what to configure').choices(configKeys);

export function configList(command: Command, host: Host): void {
  command.action(async () => {
    const run = openRun(command, host);
    const config = await readConfig(host);
    const rows = configKeys.map((key) => ({ key, value: config[key] ?? null }));
    const columns = [
      { heading: 'Key', shown: ({ key }: { key: string }) => key },
      { heading: 'Value', shown: ({ value }: { value: unknown }) => String(value ?? '-') },
    ];
    await output([rows], formatOf(run), { columns, fields: ['key', 'value'] }, run.host);
    run.log.info(`The file is ${configPath(host)}. Flags and the environment win over it.`);
  });
  addExamples(command, { 'matchpoint config list': 'every key with its value, and where the file is' });
}

export function configGet(command: Command, host: Host): void {
  command.addArgument(keyArgument()).action(async (key: ConfigKey) => {
    const value = (await readConfig(host))[key];
    if (value === undefined) throw new ExitError('notFound', `${key} is not set in ${configPath(host)}.`);
    host.stdout.write(`${value}\n`);
  });
  addExamples(command, { 'matchpoint config get apiUrl': 'the value alone' });
}

export function configSet(command: Command, host: Host): void {
  command
    .addArgument(keyArgument())
    .argument('<value>', 'text, or true or false')
    .action(async (key: ConfigKey, value: string) => {
      const run = openRun(command, host);
      await changeConfig(host, key, value);
      run.log.info(`${key} is set in ${configPath(host)}.`);
    });
  addExamples(command, {
    'matchpoint config set apiUrl https://matchpoint.example': 'another service',
    'matchpoint config set format json': 'for each command that has a format',
  });
  command.addHelpText(
    'after',
    `
Passwords, tokens and keys of agencies are not kept here: "matchpoint login"
stores a session, and CI sets MATCHPOINT_API_KEY.`,
  );
}

export function configUnset(command: Command, host: Host): void {
  command.addArgument(keyArgument()).action(async (key: ConfigKey) => {
    const run = openRun(command, host);
    await changeConfig(host, key, null);
    run.log.info(`${key} is not set in ${configPath(host)}.`);
  });
  addExamples(command, { 'matchpoint config unset apiUrl': 'back to the default' });
}
