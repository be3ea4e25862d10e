import * as z from 'zod/mini';
import { countryText, fieldError, oneOf, plainText, removable, requiredText } from '../api/payload.ts';
import { wireId, wireText } from '../api/wire.ts';
import { sports } from '../athletes/sports.ts';

/** Longest texts that are stored, in characters (UTF-16 code units). */
export const agencyTextLimits = {
  name: 200,
  address: 200,
  city: 100,
  zip_code: 20,
  email: 254,
  phone_number: 40,
  agency_information: 5000,
} as const;

/** The create payload (POST /api/users/me/agencies). */
export const agencyDraft = z.object({
  name: requiredText(agencyTextLimits.name),
  sports: z.array(oneOf(sports), fieldError('must be a list of sports')).check(
    z.minLength(1, 'is required'),
    z.refine((values) => new Set(values).size === values.length, 'must not name a sport twice'),
  ),
  address: z.optional(plainText(agencyTextLimits.address)),
  city: z.optional(plainText(agencyTextLimits.city)),
  zip_code: z.optional(plainText(agencyTextLimits.zip_code)),
  country: z.optional(countryText),
  email: z.optional(
    z
      .email('must be an email address')
      .check(z.maxLength(agencyTextLimits.email, `must be at most ${agencyTextLimits.email} characters`)),
  ),
  phone_number: z.optional(plainText(agencyTextLimits.phone_number)),
  agency_information: z.optional(plainText(agencyTextLimits.agency_information)),
});
export type AgencyDraft = z.output<typeof agencyDraft>;

const { shape } = agencyDraft;

/** What changes of an agency, as a merge patch (rules.md#edits). */
export const agencyEdit = z.object({
  name: z.optional(shape.name),
  sports: z.optional(shape.sports),
  address: removable(shape.address),
  city: removable(shape.city),
  zip_code: removable(shape.zip_code),
  country: removable(shape.country),
  email: removable(shape.email),
  phone_number: removable(shape.phone_number),
  agency_information: removable(shape.agency_information),
});
export type AgencyEdit = z.output<typeof agencyEdit>;

/** An edit as it is sent: a service may have sports that are not known here, and has to say itself whether it takes them. */
export type AgencyChange = Omit<AgencyEdit, 'sports'> & { readonly sports?: readonly string[] | undefined };

/** An agency as the service answers it (rules.md#agency-fields); what is left out is null, sports empty. */
export const agency = z.object({
  id: wireId,
  name: z.string(),
  sports: z.pipe(
    z.optional(z.nullable(z.array(z.string()))),
    z.transform((value) => value ?? []),
  ),
  country: wireText,
  address: wireText,
  city: wireText,
  zip_code: wireText,
  agency_information: wireText,
  email: wireText,
  phone_number: wireText,
});
export type Agency = z.output<typeof agency>;
