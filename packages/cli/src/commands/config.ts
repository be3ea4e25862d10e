import { Argument } from 'commander';
import { type ConfigKey, changeConfig, configKeys, configPath, readConfig } from '../config-file.ts';
import { ExitError } from '../exit-error.ts';
import { output } from '../output/output.ts';
import { formatOf } from '../run.ts';
import type { RunCommand } from '../run-command.ts';

const keyArgument = () => new Argument('<key>', 'what to configure').choices(configKeys);

export function list(command: RunCommand): void {
  command
    .runs(async (run) => {
      const config = await readConfig(run.host);
      const rows = configKeys.map((key) => ({ key, value: config[key] ?? null }));
      const columns = [
        { heading: 'Key', shown: ({ key }: { key: string }) => key },
        { heading: 'Value', shown: ({ value }: { value: unknown }) => String(value ?? '-') },
      ];
      await output([rows], formatOf(run), { columns, fields: ['key', 'value'] }, run.host);
      run.log.info(`The file is ${configPath(run.host)}. Flags and the environment win over it.`);
    })
    .examples({ 'matchpoint config list': 'every key with its value, and where the file is' });
}

export function get(command: RunCommand): void {
  command
    .addArgument(keyArgument())
    .runs(async ({ host }, key: ConfigKey) => {
      const value = (await readConfig(host))[key];
      if (value === undefined) throw new ExitError('notFound', `${key} is not set in ${configPath(host)}.`);
      host.stdout.write(`${value}\n`);
    })
    .examples({ 'matchpoint config get apiUrl': 'the value alone' });
}

export function set(command: RunCommand): void {
  command
    .addArgument(keyArgument())
    .argument('<value>', 'text, or true or false')
    .runs(async ({ host, log }, key: ConfigKey, value: string) => {
      await changeConfig(host, key, value);
      log.info(`${key} is set in ${configPath(host)}.`);
    })
    .examples({
      'matchpoint config set apiUrl https://matchpoint.example': 'another service',
      'matchpoint config set format json': 'for each command that has a format',
    })
    .addHelpText(
      'after',
      `
Passwords, tokens and keys of agencies are not kept here: "matchpoint login"
stores a session, and CI sets MATCHPOINT_API_KEY.`,
    );
}

export function unset(command: RunCommand): void {
  command
    .addArgument(keyArgument())
    .runs(async ({ host, log }, key: ConfigKey) => {
      await changeConfig(host, key, null);
      log.info(`${key} is not set in ${configPath(host)}.`);
    })
    .examples({ 'matchpoint config unset apiUrl': 'back to the default' });
}
