import { type DuplicatePolicy, duplicatePolicies } from '@matchpoint/core/athletes/import-plan';
import { mostBatches } from '@matchpoint/core/athletes/sending-pace';
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
  'CSV, TSV, semicolons, .xlsx, NDJSON or a JSON array; - for what is piped in',
] as const;

export function addReadingOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--map <column=field>', 'which field a column holds, - for none; can be given again')
        .argParser(readMapping)
        .default({}, 'headers in any usual spelling'),
    )
    .option('--report <file>', 'write row, status, id, field and message of each row: .csv, .json or .ndjson')
    .option('--rejects <file>', 'write the rows that are refused, as CSV to mend and import');
}

export function addSendingOptions(command: Command): Command {
  return command
    .option('-y, --yes', 'send without asking')
    .option('--dry-run', 'show the plan, and send nothing')
    .addOption(
      new Option(
        '--duplicates <what>',
        'rows that repeat a row above, or have the name and sport of an athlete who is listed',
      )
        .choices(duplicatePolicies)
        .default('skip'),
    )
    .addOption(
      new Option('--concurrency <requests>', `most requests at a time, of batches ${mostBatches}`)
        .argParser(wholeNumber)
        .default(8),
    )
    .addOption(new Option('--rate <rows>', 'most rows a second').argParser(wholeNumber))
    .addOption(
      new Option('--batch <rows>', 'most rows a request, up to 1000; 1 never sends batches').argParser(
        wholeNumber,
      ),
    );
}

function readMapping(text: string, before: Readonly<Record<string, string>>): Record<string, string> {
  const split = text.lastIndexOf('=');
  const [column, field] = [text.slice(0, Math.max(0, split)).trim(), text.slice(split + 1).trim()];
  if (column === '' || field === '')
    throw new InvalidArgumentError('It must be a column, an equals sign and a field: --map "Full Nm=name".');
  return { ...before, [column]: field };
}
