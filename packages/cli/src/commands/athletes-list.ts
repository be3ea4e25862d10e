import { type Athlete, athlete } from '@matchpoint/core/athletes/fields/athlete';
import {
  type AthleteField,
  athleteFields,
  isOffered,
  isOptional,
  isSent,
  listLabel,
  type Offered,
  type OptionalField,
  type OwnField,
  optionalFields,
  ownFieldNames,
  ratings,
  type Score,
  scores,
} from '@matchpoint/core/athletes/fields/athlete-fields';
import { visibilityOf, visibilityText } from '@matchpoint/core/athletes/fields/own-athlete';
import {
  type AthleteFilter,
  athleteFilter,
  type ChosenField,
  type ChosenFilter,
  chosenFields,
  matchesAthlete,
  parametersOf,
  queryWords,
  type ScoreBound,
  scoreBounds,
  sortAthletes,
  sortsOffered,
  usualFilter,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import { csvFields } from '@matchpoint/core/athletes/lists/athletes-csv';
import { rangeProblems } from '@matchpoint/core/athletes/lists/impossible-ranges';
import { type ListColumn, listColumnNames, listColumns } from '@matchpoint/core/athletes/lists/list-columns';
import { recordOf, shapeOf } from '@matchpoint/core/fields/table';
import { listQuery } from '@matchpoint/core/wire/address';
import type { Flag } from '../flags.ts';
import { defineListCommand } from '../list-command.ts';
import { isUnusedOwn, myAthletes, warnIncomplete } from '../my-athletes.ts';
import type { Column } from '../output/table.ts';
import type { RunCommand } from '../run-command.ts';
import { withSession } from '../session/command-session.ts';

/** The flag of a field that is narrowed to one value. */
function chosenFlag(name: ChosenField): Flag {
  const field: AthleteField = athleteFields[name];
  const flags = `--${field.filter} <${field.filter}>`;
  if (field.kind === 'country') return { flags, about: 'a name, an ISO code or an IOC code' };
  if (field.kind !== 'choice') return { flags, about: `as ${field.example}` };
  const { isOpen = false } = field;
  const choices = queryWords(field);
  const about = isOpen ? `${choices.join(', ')} or another` : `${choices.join(' or ')}, in any case`;
  return { flags, about, choices, open: isOpen, isOptional: isOptional(name) };
}

const boundFlag = (score: Score, end: 'min' | 'max'): Flag => ({
  flags: `--${end}-${athleteFields[score].filter} <number>`,
  about: `${listLabel(score)} of at ${end === 'min' ? 'least' : 'most'} this`,
  isOptional: isOptional(score),
});

const flags: Readonly<Record<keyof AthleteFilter, Flag>> = {
  q: { flags: '--search <words>', about: 'every word in name, agency or country' },
  ...shapeOf<Record<ChosenFilter, Flag>>(
    chosenFields.map((name) => [athleteFields[name].filter, chosenFlag(name)]),
  ),
  min_term: { flags: '--min-term <term>', about: 'this term or a later one, as "Fall 2027"' },
  agency_id: { flags: '--agency <id>', about: "an agency's ID" },
  ...shapeOf<Record<ScoreBound, Flag>>(
    scores.flatMap((score) => {
      const [min, max] = scoreBounds[score];
      return [
        [min, boundFlag(score, 'min')],
        [max, boundFlag(score, 'max')],
      ];
    }),
  ),
  sort: {
    flags: '--sort <field>',
    about: `${sortsOffered([]).join(', ')}; descending after a minus sign, as -gpa`,
  },
};

/** All that a person chooses from, but for what the lines of most athletes have no room for. */
const tableColumns = listColumnNames.filter((column) => column !== 'country' && column !== 'added');

/** What decides first; the last are left out first where a terminal is narrow. */
const decisive = new Set<ListColumn>([
  ...ratings.map((name) => athleteFields[name].sort),
  'available',
  ...scores.map((name) => athleteFields[name].sort),
  'agency',
  'sport',
  'gender',
]);

function tableColumn(name: ListColumn): Column<Athlete> {
  const { title: heading, isNumeric, fields, text } = listColumns[name];
  return {
    heading,
    shown: text,
    ...(fields.some(isOptional) && {
      isAbsent: (athlete) => !fields.every((field) => isSent([athlete], field)),
    }),
    ...(isNumeric && { align: 'right' }),
    isCut: name === 'name' || name === 'agency',
    ...(name !== 'name' && { rank: decisive.has(name) ? [...decisive].indexOf(name) : decisive.size }),
  };
}

const columns: readonly Column<Athlete>[] = [
  { heading: 'ID', shown: ({ id }) => id, align: 'right' },
  ...tableColumns.map(tableColumn),
  {
    heading: 'Visibility',
    shown: (athlete) => visibilityText({ athlete }),
    isAbsent: (athlete) => visibilityOf({ athlete }) === 'listed',
  },
];

/** The optional fields that are asked for and that the service does not have. */
function lackingFields(asked: readonly string[], offered: Offered): readonly string[] {
  const lacking = (name: OptionalField | OwnField, ...words: readonly string[]) =>
    !isOffered(name, offered) && [name, ...words].some((known) => asked.includes(known));
  return [
    ...optionalFields.filter((name) => {
      const { sort } = athleteFields[name];
      return lacking(name, sort, `-${sort}`, ...parametersOf(name));
    }),
    ...ownFieldNames.filter((name) => lacking(name)),
  ];
}

export function list(command: RunCommand): void {
  defineListCommand<Athlete, AthleteFilter>(command, {
    nouns: ['athlete', 'athletes'],
    flags,
    columns,
    fields: Object.keys(athlete.shape),
    isAbsent: isUnusedOwn,
    lacking: lackingFields,
    fieldGroups: recordOf(listColumnNames, (column) => csvFields([column])),
    examples: {
      'matchpoint athletes list --sport tennis --min-gpa 3.5 --sort -utr': 'the strongest first',
      'matchpoint athletes list --mine --format csv | matchpoint athletes validate -': 'your own, checked',
      'matchpoint athletes list --columns name,sport,video_1 --format csv': 'some fields, in this order',
      'matchpoint athletes list --columns name,utr --output list.csv': 'a file for a spreadsheet',
      'matchpoint athletes list --format ndjson | head -3': 'one JSON object a line',
    },
    mine: (run, filter, print) =>
      withSession(run, async (session) => {
        const mine = await myAthletes(run, session, filter);
        await print(mine);
        warnIncomplete(run, mine);
      }),
    read: (query) => athleteFilter.safeParse(query),
    impossible: rangeProblems,
    usual: (offered) => listQuery(athleteFilter, usualFilter(offered)),
    load: (client, query) => client.listAthletes(query),
    filterAndSort: (athletes, filter) => sortAthletes(athletes.filter(matchesAthlete(filter)), filter.sort),
  });
}
