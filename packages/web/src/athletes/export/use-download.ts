import type { AthleteFilter } from '@matchpoint/core/athletes/lists/athlete-filter';
import type { ListColumn } from '@matchpoint/core/athletes/lists/list-columns';
import { counted, formatCount } from '@matchpoint/core/display/count';
import { ApiError } from '@matchpoint/core/wire/api-error';
import { useEffect, useRef, useState } from 'react';
import { useService } from '../../api/service.ts';
import { mostSaved, openTarget, type SaveTarget } from './save-target.ts';
import { type SavedSoFar, writeList } from './write-list.ts';

export type Download =
  | { readonly step: 'saving'; readonly soFar: SavedSoFar }
  | { readonly step: 'ended'; readonly text: string };

interface DownloadState {
  readonly download: Download | null;
  readonly start: (filter: AthleteFilter, columns: readonly ListColumn[], total: number) => Promise<void>;
  readonly cancel: () => void;
}

/** Saves a list as a CSV file, one at a time. Leaving the page cancels it. */
export function useDownload(): DownloadState {
  const { athletes } = useService();
  const [download, show] = useState<Download | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(filter: AthleteFilter, columns: readonly ListColumn[], total: number) {
    const most = mostSaved();
    if (most !== null && total > most) return show({ step: 'ended', text: tooMany(most) });
    controller.current = new AbortController();
    const { signal } = controller.current;
    const progress = (soFar: SavedSoFar) => show({ step: 'saving', soFar });
    try {
      const target = await openTarget('athletes.csv');
      if (target === null) return;
      progress({ saved: 0, total, unreadable: 0 });
      const list = { listing: athletes, filter, columns };
      const end = await writeWhole(target, (write) => writeList(list, { write }, progress, signal));
      show({ step: 'ended', text: savedText(end) });
    } catch (error) {
      show({ step: 'ended', text: signal.aborted ? 'Canceled; no file was saved.' : failedText(error) });
    }
  }

  return { download, start, cancel: () => controller.current?.abort() };
}

async function writeWhole<T>(
  { write, finish, discard }: SaveTarget,
  writing: (write: SaveTarget['write']) => Promise<T>,
): Promise<T> {
  try {
    const end = await writing(write);
    await finish();
    return end;
  } catch (error) {
    await discard();
    throw error;
  }
}

function tooMany(most: number): string {
  return `This browser saves up to ${formatCount(most)} athletes at once. Narrow the list, or use “matchpoint athletes list --output” in a terminal.`;
}

function savedText({ saved, unreadable }: SavedSoFar): string {
  const count = `Saved ${counted(saved, 'athlete')}`;
  return unreadable === 0
    ? `${count}.`
    : `${count}; ${formatCount(unreadable)} could not be read and ${unreadable === 1 ? 'is' : 'are'} left out.`;
}

function failedText(error: unknown): string {
  return error instanceof ApiError
    ? 'The list could not be read to its end, so no file was saved. Try again.'
    : 'The file could not be written, so none was saved. Choose another place and try again.';
}
