import { agency } from '@matchpoint/core/agencies/agency';
import { agencyDraft, agencyEdit } from '@matchpoint/core/agencies/agency-draft';
import { athlete } from '@matchpoint/core/athletes/fields/athlete';
import {
  anyChange,
  anyRow,
  athleteChange,
  athleteRow,
  ownAthlete,
} from '@matchpoint/core/athletes/fields/athlete-batch';
import { athleteDraft, athleteEdit } from '@matchpoint/core/athletes/fields/athlete-draft';
import {
  athleteFields,
  everyField,
  isOffered,
  type Offered,
  optionalFields,
  ownFieldNames,
  ownFields,
  scores,
} from '@matchpoint/core/athletes/fields/athlete-fields';
import { parametersOf, sortsOffered } from '@matchpoint/core/athletes/lists/athlete-filter';
import {
  athleteDistributions,
  countedGroup,
  countedScore,
  distributionGroup,
} from '@matchpoint/core/athletes/lists/distribution';
import { listedValues } from '@matchpoint/core/athletes/lists/listed-values';
import { auditActions, auditEntry } from '@matchpoint/core/audit/audit-entry';
import { asksForConsent, type ConsentMode } from '@matchpoint/core/consent/consent';
import { capabilitiesText } from '@matchpoint/core/contract/capabilities';
import { consentOperations } from '@matchpoint/core/contract/consent-operations';
import { answerShapes } from '@matchpoint/core/contract/openapi-shapes';
import { operations } from '@matchpoint/core/contract/operations';
import { athleteQuery } from '@matchpoint/core/contract/public-operations';
import type { Field } from '@matchpoint/core/fields/field';
import { sortedBy } from '@matchpoint/core/fields/query';
import { namesOf, recordOf, shapeOf } from '@matchpoint/core/fields/table';
import { accountExport } from '@matchpoint/core/session/account-export';
import { wireNumber, wireText } from '@matchpoint/core/wire/values';
import * as z from 'zod/mini';
import { describedAgency } from '../openapi/agency-examples.ts';

/** The contract of a service with some of the optional fields (rules/service.md#optional-fields). */
export interface AthleteContract {
  readonly offered: Offered;
  /** The header of its answers that lists what it can do (rules/service.md#capabilities). */
  readonly capabilities: string;
  readonly operations: typeof operations;
  /** Calls that a service has only where its operator wants (rules/consent.md). */
  readonly lackingCalls: readonly string[];
  /** Reads also optional fields that are lacking, for the digest of a create. */
  readonly athleteRow: typeof athleteRow;
  readonly athleteChange: typeof athleteChange;
  /** The shape that is answered, where clients also read others (rules/service.md#service-documents). */
  readonly answerShapes: ReadonlyMap<unknown, z.ZodMiniType>;
  /** The shape to send, where the service also reads others, to refuse them one by one. */
  readonly requestShapes: ReadonlyMap<unknown, z.ZodMiniType>;
  /** The table that describes an object's properties. */
  readonly fieldTables: ReadonlyMap<unknown, Readonly<Record<string, Field>>>;
}

type ObjectSchema = z.ZodMiniObject;

const { family_answers: _, ...exportWithoutFamilies } = accountExport.shape;

/** As if the program knew nothing of consent. */
const shapesWithoutConsent: readonly (readonly [unknown, z.ZodMiniType])[] = [
  [auditEntry.shape.action, z.enum(auditActions.filter((action) => !/^family\.|\.hidden$/.test(action)))],
  [accountExport, z.object(exportWithoutFamilies)],
];

/**
 * The contract as if the table had no other optional fields; they are read as any unknown one is.
 * @param contact of the operator (rules/service.md#contact)
 */
export function athleteContract(
  offered: Offered,
  contact: string | null = null,
  mode: ConsentMode = 'off',
): AthleteContract {
  const unlisted = optionalFields.filter((name) => !isOffered(name, offered));
  const lacking = [...unlisted, ...ownFieldNames.filter((name) => !isOffered(name, offered))];
  const ofConsent = ['consent', 'consent_until'];
  const hidden = new Set<string>([
    ...lacking,
    ...unlisted.flatMap(parametersOf),
    ...(asksForConsent(mode) ? [] : ofConsent),
  ]);
  const within = <S extends ObjectSchema>(schema: S, others: Partial<S['shape']> = {}): S['shape'] =>
    shapeOf<S['shape']>(Object.entries({ ...schema.shape, ...others }).filter(([name]) => !hidden.has(name)));

  const answered = shapeOf<Partial<typeof athlete.shape>>(
    optionalFields
      .filter((name) => isOffered(name, offered))
      .map((name) => [name, athleteFields[name].kind === 'score' ? wireNumber : wireText]),
  );
  const owned = z.object(within(athlete, answered));
  const shown = z.object(
    shapeOf<typeof athlete.shape>(
      Object.entries(owned.shape).filter(
        ([name]) => !Object.hasOwn(ownFields, name) && !ofConsent.includes(name),
      ),
    ),
  );
  const own = z.object(within(ownAthlete, answered));
  const draft = z.object(within(athleteDraft));
  const edit = z.object(within(athleteEdit));
  const row = z.object(within(athleteRow));
  const reading = <S extends ObjectSchema>(schema: S): S['shape'] =>
    shapeOf<S['shape']>([
      ...Object.entries(schema.shape),
      ...lacking.map((name) => [name, z.catch(athleteDraft.shape[name], undefined)] as const),
    ]);
  const readDraft = z.object(reading(athleteDraft));
  const change = z.object({ ...athleteChange.shape, change: z.nullable(edit) });
  const query = z.object(within(athleteQuery, { sort: z.optional(sortedBy(sortsOffered(offered))) }));
  const counted = z.object(
    within(athleteDistributions, { group: z.optional(z.object(within(countedGroup))) }),
  );
  const countedInFull = z.extend(counted, {
    ...recordOf(
      scores.filter((score) => isOffered(score, offered)),
      countedScore,
    ),
    values: z.object(within(listedValues)),
  });
  return {
    offered,
    lackingCalls: mode === 'family' ? [] : namesOf(consentOperations),
    capabilities: capabilitiesText(offered, contact, mode),
    athleteRow: z.object(reading(athleteRow)),
    athleteChange: change,
    answerShapes: new Map([
      ...answerShapes,
      [counted, countedInFull],
      ...(mode === 'off' ? shapesWithoutConsent : []),
    ]),
    requestShapes: new Map<unknown, z.ZodMiniType>([
      [readDraft, draft],
      [anyRow, row],
      [anyChange, change],
    ]),
    fieldTables: new Map<unknown, Readonly<Record<string, Field>>>([
      ...[agency, agencyDraft, agencyEdit].map((schema) => [schema, describedAgency] as const),
      ...[shown, owned, own, draft, edit, row].map((schema) => [schema, everyField] as const),
    ]),
    operations: {
      ...operations,
      listAthletes: { ...operations.listAthletes, query, answer: z.array(shown) },
      showAthlete: { ...operations.showAthlete, answer: shown },
      showDistributions: {
        ...operations.showDistributions,
        query: z.object(within(distributionGroup)),
        answer: counted,
      },
      createAthlete: { ...operations.createAthlete, body: readDraft, answer: owned },
      listMyAthletesInFull: { ...operations.listMyAthletesInFull, answer: z.array(own) },
      showMyAthlete: { ...operations.showMyAthlete, answer: owned },
      editAthlete: { ...operations.editAthlete, body: edit, answer: owned },
    },
  };
}
