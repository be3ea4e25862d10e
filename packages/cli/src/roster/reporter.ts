import { counted, formatCount } from '@matchpoint/core/display/count';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import type { RepairGroup } from '@matchpoint/core/roster/checking/row-problems';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import { columnNotes } from '@matchpoint/core/roster/outcomes/columns.view';
import { type PlanGroup, planGroups, planNotes } from '@matchpoint/core/roster/outcomes/plan.view';
import {
  cellsText,
  checkTitle,
  type FindingKind,
  groupText,
  namesakesText,
  readingGroupText,
  readingsTitle,
} from '@matchpoint/core/roster/outcomes/rows.view';
import { styleOf } from '../output/style.ts';
import { printable } from '../output/terminal-text.ts';
import type { Run } from '../run.ts';
import { textWidth, wrapped } from '../wording.ts';
import type { OfferedRepair } from './ready-repairs.ts';

interface Found {
  readonly match: ColumnMatch | null;
  readonly check?: ImportCheck | null;
  /** A person has seen it on the screen of the readings. */
  readonly isShown?: boolean;
  /** Repairs that were made. */
  readonly repaired: readonly OfferedRepair[];
}

/** What a flag does about a part of the plan. */
const flags: Readonly<Partial<Record<PlanGroup['kind'], string>>> = {
  differing: '--update changes them',
  there: '--duplicates send adds namesakes, too',
  repeated: '--duplicates send adds them, too',
};

/** Parts of the plan whose rows are always shown. */
const shown: readonly PlanGroup['kind'][] = ['changed', 'differing', 'repeated', 'missing'];

/** Prints what core says of an import, on stderr: as wide as the terminal, at most 100 characters. */
export function reporterOf({ host, log, options }: Run) {
  const { bold, red, yellow } = styleOf(host.stderr);
  const width = textWidth(host.stderr);
  const most = options.verbose ? Number.POSITIVE_INFINITY : 10;
  /** @param mark what stands before the text, also with styles */
  const line = (text: string, indent = '', mark = '') =>
    wrapped(`${indent}${mark}${printable(text)}`, width, `${indent}  `);
  const list = (texts: readonly string[], indent = '  ') => [
    ...texts.slice(0, most).map((text) => line(text, indent)),
    ...(texts.length > most
      ? [`${indent}and ${formatCount(texts.length - most)} more; --verbose lists them`]
      : []),
  ];
  const group = (kind: FindingKind) => (cells: RepairGroup) => {
    const { cells: which, text } = groupText(kind, cells);
    const paint = kind === 'problem' ? red : yellow;
    return [line(text, '', `${paint(printable(which))} `), line(cellsText(cells, most), '  ')].join('\n');
  };
  const listed = (head: string, texts: readonly string[]) =>
    log.notice([bold(head), ...list(texts)].join('\n'));
  const paragraphs = (texts: readonly string[]) => {
    if (texts.length > 0) log.notice(`\n${texts.join('\n\n')}\n`);
  };
  return {
    list: listed,
    /** Columns, cells that were not read literally, warnings and problems. */
    found({ match, check, repaired, isShown = false }: Found): void {
      if (isShown) return;
      if (match !== null) for (const note of columnNotes(match)) log.notice(line(note));
      if (repaired.length > 0)
        listed(
          'Repairs made:',
          repaired.map(({ text }) => text),
        );
      if (!check) return;
      const { readings, warnings, problems, namesakes } = check;
      const read = readings.map((reading) => `${readingGroupText(reading)} ${reading.read}`);
      const namesake = namesakes.map(({ row, first }) => `Row ${row} and row ${first}`);
      const broken = new Set(problems.flat().map(({ row }) => row)).size;
      paragraphs([
        ...(readings.length > 0 && !options.quiet
          ? [[`${readingsTitle(readings)}:`, ...list(read)].join('\n')]
          : []),
        ...warnings.map(group('warning')),
        ...(namesakes.length > 0
          ? [
              [
                line(namesakesText(check), '', `${yellow(formatCount(namesakes.length))} `),
                ...list(namesake),
              ].join('\n'),
            ]
          : []),
        ...(problems.length > 0 ? [bold(`${checkTitle(broken)}:`)] : []),
        ...problems.map(group('problem')),
      ]);
    },
    /** What will happen, with each new row where nothing is sent. */
    plan(plan: ImportPlan, check: ImportCheck, agency: string, isDry: boolean): void {
      const groups = planGroups(plan, check).filter(({ kind }) => kind !== 'namesakes');
      const digits = formatCount(Math.max(...groups.map(({ count }) => count))).length;
      const head = `${counted(check.rows - check.leftOut.length, 'row')} for ${agency} at ${options.apiUrl}:`;
      const lines = groups.flatMap(({ kind, what, count, lines }) => [
        line(
          flags[kind] === undefined ? what : `${what} (${flags[kind]})`,
          '  ',
          `${bold(formatCount(count).padStart(digits))}  `,
        ),
        ...(shown.includes(kind) || (isDry && kind === 'new') ? list(lines(), ' '.repeat(digits + 4)) : []),
      ]);
      const notes = planNotes(plan).map((note) => line(note, '  '));
      log.info([head, ...(lines.length === 0 ? ['  nothing to do'] : lines), ...notes].join('\n'));
    },
  };
}
