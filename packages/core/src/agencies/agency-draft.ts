import * as z from 'zod/mini';
import { draftShape, editShape } from '../fields/draft-shape.ts';
import { agencyFields } from './agency-fields.ts';

/** The create payload. */
export const agencyDraft = z.object(draftShape(agencyFields));
export type AgencyDraft = z.output<typeof agencyDraft>;

/** An edit of an agency (rules/service.md#agency-edit). */
export const agencyEdit = z.object(editShape(agencyFields));
export type AgencyEdit = z.output<typeof agencyEdit>;

/** An edit as it is sent: a service may have sports unknown here, and validates them itself. */
export type AgencyChange = Omit<AgencyEdit, 'sports'> & { readonly sports?: readonly string[] | undefined };
