import { type Agency, agency } from '@matchpoint/core/agencies/agency';
import { athlete } from '@matchpoint/core/athletes/fields/athlete';
import { readPath } from '@matchpoint/core/contract/request-path';
import { type FoundPage, findPage } from '@matchpoint/core/pages/page-paths';
import { pageReads, shellName } from '@matchpoint/core/pages/page-reads';
import {
  agencySummary,
  athleteSummary,
  type PageSummary,
  searchedPages,
} from '@matchpoint/core/pages/page-summary';
import type { AthleteContract } from '../athletes/athlete-contract.ts';
import { ClientLeftError } from '../database/unavailable.ts';
import { reasonOf } from '../error-reason.ts';
import { contentTag, Representation } from '../http/representation.ts';
import type { Log } from '../log.ts';
import { pageHead } from './page-head.ts';
import type { WebFiles } from './web-files.ts';

/** The JSON of an entry; null where there is none with this id. */
export type ReadEntryJson = (id: string, left: AbortSignal) => Promise<Buffer | null>;

export interface PageSources {
  readonly athlete: ReadEntryJson;
  readonly agency: ReadEntryJson;
  /** False: no page of athletes or agencies is for search engines. */
  readonly searchEngines: boolean;
  /** What the service says that it can do, if anything; null: the pages call one elsewhere. */
  readonly contract: Partial<AthleteContract> | null;
  readonly log: Log;
}

/** Milliseconds for which a document waits for the names in it. */
const patience = 1000;

/** What the build wrote for all pages, and each document says for its own. */
const commonHead = /<title>[^<]*<\/title>(\s*<meta name="description"[^>]*>)?/;

/** Answers any address: index.html with the head of its page (rules/pages.md#page-documents). */
export async function answerPage(
  request: Request,
  pathname: string,
  origin: string,
  web: WebFiles,
  sources: PageSources & { readonly requestId: string },
): Promise<Response> {
  const found = findPage(pathname);
  const about = await readAbout(found, request, sources);
  const page = about === null ? missing : found;
  const { contract } = sources;
  const reads =
    contract === null
      ? []
      : pageReads(page, [...new URL(request.url).searchParams], contract.offered ?? null);
  const { summary, noindex } = about ?? unnamed;
  const isSearched = !noindex && searchedPages(sources.searchEngines).includes(page.name);
  const head = pageHead(page, {
    origin,
    summary,
    noindex: !isSearched,
    reads: reads.map(readPath),
    capabilities: contract?.capabilities ?? null,
  });
  const html = withShell(web, shellName(page.name, reads)).replace(commonHead, () => head);
  const body = Buffer.from(html);
  return new Representation({
    body,
    tag: contentTag(body),
    status: page.name === 'notFound' ? 404 : 200,
    headers: {
      ...web.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': page.name === 'consent' ? 'no-store' : 'no-cache',
    },
  }).answer(request);
}

/** index.html with what the app will show of the page (rules/pages.md#shell). */
function withShell({ index, shells }: WebFiles, name: string): string {
  const [written, own] = [shells.get(missing.name), shells.get(name)];
  return written === undefined || own === undefined ? index : index.replace(written, () => own);
}

const missing: FoundPage = { name: 'notFound', id: '' };

interface About {
  /** Undefined where nothing is to be said, or could be read in time. */
  readonly summary: PageSummary | undefined;
  /** Whether its agency keeps it out of search engines, or that could not be read in time (rules/agencies.md#noindex). */
  readonly noindex: boolean;
}

const unnamed: About = { summary: undefined, noindex: false };

/** Whether the service is known to have no page for families (rules/consent.md#page). */
function asksNoFamily(contract: PageSources['contract']): boolean {
  return contract !== null && contract.capabilities?.includes('family-links') !== true;
}

/** Null where nothing has this id. */
async function readAbout(
  { name, id }: FoundPage,
  request: Request,
  sources: PageSources & { readonly requestId: string },
): Promise<About | null> {
  if (name === 'consent' && asksNoFamily(sources.contract)) return null;
  if (name !== 'athlete' && name !== 'agency') return unnamed;
  const left = AbortSignal.any([request.signal, AbortSignal.timeout(patience)]);
  try {
    return await Promise.race([readEntry(name, id, sources, left), aborted(left)]);
  } catch (error) {
    // The app's own requests will show the person what is wrong.
    if (!(error instanceof ClientLeftError)) {
      const facts = { request: sources.requestId, page: name, error: reasonOf(error) };
      sources.log.warn(facts, 'a document was sent without its names');
    }
    return { ...unnamed, noindex: true };
  }
}

async function readEntry(
  name: 'athlete' | 'agency',
  id: string,
  sources: PageSources,
  left: AbortSignal,
): Promise<About | null> {
  const agencyOf = async (agencyId: string): Promise<Agency | null> => {
    const json = await sources.agency(agencyId, left);
    return json === null ? null : agency.parse(JSON.parse(json.toString()));
  };
  if (name === 'agency') {
    const shown = await agencyOf(id);
    return shown && { summary: agencySummary(shown), noindex: shown.noindex };
  }
  const json = await sources.athlete(id, left);
  if (json === null) return null;
  const shown = athlete.parse(JSON.parse(json.toString()));
  const { agency_id: agencyId } = shown;
  const its = sources.searchEngines && agencyId !== null ? await agencyOf(agencyId) : null;
  return { summary: athleteSummary(shown), noindex: its?.noindex === true };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new ClientLeftError()), { once: true });
  });
}
