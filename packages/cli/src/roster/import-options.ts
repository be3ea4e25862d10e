import { type DuplicatePolicy, duplicatePolicies } from '@matchpoint/core/roster/checking/plan-import';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../flags.ts';

export interface ImportOptions {
  /** Header to field. */
  readonly map: Readonly<Record<string, string>>;
  readonly report?: string;
  readonly rejects?: string;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly duplicates?: DuplicatePolicy;
  readonly concurrency?: number;
  readonly rate?: number;
  readonly batch?: number;
}

export const fileArgument = [
  '<file>',
  'CSV, TSV, semicolons, .xlsx, NDJSON or a JSON array; - for stdin',
] as const;

export function addReadingOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--map <column=field>', 'the field of a column, - for none; repeatable')
        .argParser(readMapping)
        .default({}, 'recognised headers'),
    )
    .option('--report <file>', 'write row, status, id, field and message of each row: .csv, .json or .ndjson')
    .option('--rejects <file>', 'write the refused rows, as CSV to fix and import');
}

export function addSendingOptions(command: Command): Command {
  return command
    .option('-y, --yes', 'send without asking')
    .option('--dry-run', 'show the plan and send nothing')
    .addOption(
      new Option(
        '--duplicates <what>',
        'rows that repeat an earlier row, or have the name and sport of a listed athlete',
      )
        .choices(duplicatePolicies)
        .default('skip'),
    )
    .addOption(
      new Option('--concurrency <requests>', 'requests at a time, where the service takes no batches')
        .argParser(wholeNumber)
        .default(8),
    )
    .addOption(new Option('--rate <rows>', 'rows a second, at most').argParser(wholeNumber))
    .addOption(
      new Option('--batch <rows>', 'rows a request, up to 1000; 1 sends no batches').argParser(wholeNumber),
    );
}

function readMapping(text: string, before: Readonly<Record<string, string>>): Record<string, string> {
  const split = text.lastIndexOf('=');
  const [column, field] = [text.slice(0, Math.max(0, split)).trim(), text.slice(split + 1).trim()];
  if (column === '' || field === '')
    throw new InvalidArgumentError('It must be a column, an equals sign and a field: --map "Full Nm=name".');
  return { ...before, [column]: field };
}
