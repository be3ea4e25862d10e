import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { exitCodes } from './exit-codes.ts';
import { ExitError } from './exit-error.ts';
import { configFolder } from './folders.ts';
import { formats, readAddress } from './global-options.ts';
import type { Host } from './host.ts';

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

function keys(): string {
  return Object.keys(config.shape).join(', ');
}

function configPath(host: Pick<Host, 'env'>): string {
  return join(configFolder(host), 'config.json');
}

/** @throws {ExitError} if the file exists but cannot be used */
export async function readConfig(host: Pick<Host, 'env'>): Promise<Config> {
  const path = configPath(host);
  const problem = (why: string) => new ExitError(exitCodes.usage, `${path} ${why}.`);
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw problem(`cannot be read (${error.code})`);
  });
  if (content === null) return {};
  const { success, data, error } = z.safeParse(config, parseJson(content));
  if (success) return data;
  throw problem(
    error.issues.map(({ path: [key], message }) => (key ? `${String(key)} ${message}` : message)).join('; '),
  );
}

/** Applies what neither a flag nor the environment has set (rules.md#precedence). */
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

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
