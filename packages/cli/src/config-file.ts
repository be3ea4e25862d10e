import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parsedJson } from '@matchpoint/core/wire/json-text';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { ExitError } from './exit-error.ts';
import { configFolder } from './folders.ts';
import { formats, readAddress } from './global-options.ts';
import type { Host } from './host.ts';
import { codeText, isErrorCode } from './system-error.ts';

const text = z.string('must be text').check(z.minLength(1, 'must not be empty'));
const address = z.pipe(
  text.check(
    z.superRefine((value, context) => {
      const { problem } = readAddress(value);
      if (problem !== null)
        context.addIssue({ code: 'custom', message: problem.replace('It must', 'must').replace(/\.$/, '') });
    }),
  ),
  z.transform((value) => readAddress(value).url),
);
const flag = z.boolean('must be true or false');

/** `matchpoint/config.json` in the XDG configuration folder has the global options. */
export const config = z.strictObject(
  {
    apiUrl: z.optional(address),
    format: z.optional(z.enum(formats, `must be one of ${formats.join(', ')}`)),
    profile: z.optional(text),
    color: z.optional(flag),
    quiet: z.optional(flag),
    verbose: z.optional(flag),
    insecure: z.optional(flag),
    firebaseProject: z.optional(text),
    firebaseApiKey: z.optional(text),
    firebaseEmulator: z.optional(address),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has unknown keys: ${issue.keys?.map((key) => `"${key}"`).join(', ')}; the keys are ${keys()}`
        : 'must be one JSON object',
  },
);
export type Config = z.output<typeof config>;

export const configKeys = z.keyof(config).options;
export type ConfigKey = (typeof configKeys)[number];

function keys(): string {
  return configKeys.join(', ');
}

export function configPath(host: Pick<Host, 'env'>): string {
  return join(configFolder(host), 'config.json');
}

/** @throws {ExitError} if the file exists but cannot be used */
export async function readConfig(host: Pick<Host, 'env'>): Promise<Config> {
  const path = configPath(host);
  const { success, data, error } = z.safeParse(config, await readJson(path));
  if (success) return data;
  throw unusable(
    path,
    error.issues.map(({ path: [key], message }) => (key ? `${String(key)} ${message}` : message)).join('; '),
  );
}

/**
 * Sets or removes one key; the rest of the file stays.
 * @param text as typed; null removes the key
 * @throws {ExitError} if the value is wrong, or the file cannot be changed
 */
export async function changeConfig(
  host: Pick<Host, 'env'>,
  key: ConfigKey,
  text: string | null,
): Promise<void> {
  const path = configPath(host);
  const before = z.safeParse(z.record(z.string(), z.unknown()), await readJson(path));
  if (!before.success) throw unusable(path, 'must be one JSON object');
  const { [key]: _, ...others } = before.data;
  const after = text === null ? others : { ...before.data, [key]: readValue(key, text) };
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${JSON.stringify(after, null, 2)}\n`);
  } catch (error) {
    throw unusable(path, `cannot be written${codeText(error)}`);
  }
}

function readValue(key: ConfigKey, text: string): unknown {
  const { success, data, error } = z.safeParse(config.shape[key], text);
  if (success) return data;
  const asFlag = z.safeParse(config.shape[key], { true: true, false: false }[text]);
  if (asFlag.success && asFlag.data !== undefined) return asFlag.data;
  throw new ExitError('usage', `${key} ${error.issues[0]?.message}.`);
}

/** The file's JSON; `{}` without a file, undefined if it is not JSON. */
async function readJson(path: string): Promise<unknown> {
  try {
    return parsedJson((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    if (isErrorCode(error, 'ENOENT', 'ENOTDIR')) return {};
    throw unusable(path, `cannot be read${codeText(error)}`);
  }
}

function unusable(path: string, why: string): ExitError {
  return new ExitError('usage', `${path} ${why}.`);
}

/** Applies options that neither a flag nor the environment sets (rules/terminal.md#precedence). */
export function applyConfig(command: Command, given: Config, { env }: Pick<Host, 'env'>): void {
  const program = rootOf(command);
  for (const [name, value] of Object.entries(given)) {
    const source = program.getOptionValueSource(name);
    if (name === 'color' && env['NO_COLOR']) continue;
    if (source === undefined || source === 'default' || program.getOptionValue(name) === '')
      program.setOptionValueWithSource(name, value, 'config');
  }
}

function rootOf(command: Command): Command {
  return command.parent === null ? command : rootOf(command.parent);
}
