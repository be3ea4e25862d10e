import {
  type DuplicatePolicy,
  duplicatePolicies,
  type MissingPolicy,
  missingPolicies,
  noOptions,
  type PlanOptions,
} from '@matchpoint/core/roster/checking/plan-import';
import type { ReadingChoice } from '@matchpoint/core/roster/reading-choice';
import { type Delimiter, delimiters } from '@matchpoint/core/roster/reading-choice';
import { InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../flags.ts';
import type { RunCommand } from '../run-command.ts';

type Texts = Readonly<Record<string, string>>;
type Words = readonly (readonly [word: string, meaning: string])[];

/** How a file is read, and where the outcome of its rows is written. */
export interface CheckOptions {
  /** Header to field. */
  readonly map: Texts;
  /** Field to its value in all rows. */
  readonly set: Texts;
  readonly word: Words;
  /** Whether all repairs that are offered for groups of problems are made. */
  readonly repair?: boolean;
  readonly sheet?: string;
  readonly headerRow?: number;
  readonly delimiter?: Delimiter;
  readonly encoding?: string;
  /** Takes likely readings without a person. */
  readonly accept?: 'likely';
  /** The file of answers, which is read and written. */
  readonly answers?: string;
  readonly report?: string;
  readonly rejects?: string;
  readonly force?: boolean;
  readonly yes?: boolean;
}

export interface ImportOptions extends CheckOptions {
  readonly dryRun?: boolean;
  /** Whether rows with problems are left out, and the others sent. */
  readonly skipInvalid?: boolean;
  readonly duplicates?: DuplicatePolicy;
  readonly update?: boolean;
  readonly missing?: MissingPolicy;
  /** Whether the athletes that are added are hidden. */
  readonly hidden?: boolean;
  /** How many athletes may be removed without a question. */
  readonly confirmRemoval?: number;
  readonly rate?: number;
  readonly batch?: number;
}

/** Those of its keys that are said. */
export function readingChoice({
  sheet,
  headerRow,
  delimiter,
  encoding,
}: {
  readonly [Key in keyof ReadingChoice]: ReadingChoice[Key] | undefined;
}): ReadingChoice {
  return {
    ...(sheet !== undefined && { sheet }),
    ...(headerRow !== undefined && { headerRow }),
    ...(delimiter !== undefined && { delimiter }),
    ...(encoding !== undefined && { encoding }),
  };
}

export function planOptions({
  duplicates = noOptions.duplicates,
  update = noOptions.update,
  missing = noOptions.missing,
  hidden = noOptions.hidden,
}: ImportOptions): PlanOptions {
  return { duplicates, update, missing, hidden };
}

export function addReadingOptions(command: RunCommand): RunCommand {
  return command
    .argument('<file>', 'CSV, TSV, semicolons, .xlsx, NDJSON or a JSON array; - for stdin')
    .addOption(
      new Option('--map <column=field>', 'the field of a column, - for none; repeatable')
        .argParser(pairReader('a column, an equals sign and a field: --map "Full Nm=name"'))
        .default({}, 'recognized headers'),
    )
    .addOption(
      new Option('--set <field=value>', 'the value of a field in all rows; repeatable')
        .argParser(pairReader('a field, an equals sign and a value: --set "semester=Fall 2027"', 'first'))
        .default({}, 'none'),
    )
    .addOption(
      new Option('--word <word=meaning>', 'what a word of the file means; repeatable')
        .argParser(readWord)
        .default([], 'none'),
    )
    .option('--repair', 'round scores, take totals and leave out notes, where a repair is offered')
    .addOption(new Option('--accept <what>', 'take likely readings without asking').choices(['likely']))
    .option('--answers <file>', 'read what was said of an earlier file, and keep what is said of this one')
    .option('--sheet <name>', 'the sheet of a workbook')
    .addOption(
      new Option('--header-row <number>', 'the row of the header, as the spreadsheet counts').argParser(
        wholeNumber,
      ),
    )
    .addOption(
      new Option('--delimiter <character>', 'what separates cells: , ; | or tab').argParser(readDelimiter),
    )
    .option('--encoding <name>', 'the encoding of a text file, such as windows-1252 or utf-8')
    .option('--report <file>', 'write row, status, id, field and message of each row: .csv, .json or .ndjson')
    .option('--rejects <file>', 'write the rows that have problems or were refused, as CSV to fix')
    .option('--force', 'overwrite an existing report or file of rejects');
}

export function addSendingOptions(command: RunCommand): RunCommand {
  return command
    .option('-y, --yes', 'send without asking')
    .option('--dry-run', 'show the plan and send nothing')
    .option('--skip-invalid', 'leave out rows with problems, and send the others')
    .addOption(
      new Option(
        '--duplicates <what>',
        'rows that repeat an earlier row, or have the name and sport of a listed athlete',
      )
        .choices(duplicatePolicies)
        .default('skip'),
    )
    .option('--update', 'change listed athletes who differ from their row')
    .addOption(new Option('--hidden', 'hide the athletes that are added').hideHelp())
    .addOption(
      new Option('--missing <what>', 'listed athletes who are not in the file: name or remove them').choices(
        missingPolicies.filter((policy) => policy !== 'ignore'),
      ),
    )
    .addOption(
      new Option(
        '--confirm-removal <number>',
        'remove so many athletes without asking, if there are exactly so many',
      ).argParser(wholeNumber),
    )
    .addOption(new Option('--rate <rows>', 'rows a second, at most').argParser(wholeNumber))
    .addOption(
      new Option('--batch <rows>', 'rows a request, up to 1000; 1 sends no batches').argParser(wholeNumber),
    );
}

function readDelimiter(text: string): Delimiter {
  const character = /^(tab|\\t)$/i.test(text) ? '\t' : text;
  const found = delimiters.find((delimiter) => delimiter === character);
  if (found === undefined) throw new InvalidArgumentError('It must be a comma, a semicolon, a bar or "tab".');
  return found;
}

/**
 * Reads `key=value`, and adds it to earlier ones.
 * @param sign the equals sign that divides them
 */
function pairReader(form: string, sign: 'first' | 'last' = 'last') {
  return (text: string, before: Texts): Texts => {
    const [key, value] = readPair(text, form, sign === 'first' ? text.indexOf('=') : text.lastIndexOf('='));
    return { ...before, [key]: value };
  };
}

function readWord(text: string, before: Words): Words {
  const form = 'a word, an equals sign and its meaning: --word "Haust=Fall"';
  return [...before, readPair(text, form, text.lastIndexOf('='))];
}

function readPair(text: string, form: string, split: number): readonly [string, string] {
  const [key, value] = [text.slice(0, Math.max(0, split)).trim(), text.slice(split + 1).trim()];
  if (key === '' || value === '') throw new InvalidArgumentError(`It must be ${form}.`);
  return [key, value];
}
