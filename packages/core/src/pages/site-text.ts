import * as z from 'zod/mini';

/** The operator's texts (rules/pages.md#texts). */
export const siteTextNames = ['terms', 'privacy'] as const;
export type SiteTextName = (typeof siteTextNames)[number];

export const siteText = z.object({ markdown: z.string() });
export type SiteText = z.output<typeof siteText>;
