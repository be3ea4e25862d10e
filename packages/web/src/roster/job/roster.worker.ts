import { inBatches } from '@matchpoint/core/display/in-batches';
import { createRowJudge } from '@matchpoint/core/roster/checking/judge-row';
import type { SourceRow } from '@matchpoint/core/roster/import-source';
import { readRoster } from '@matchpoint/core/roster/reading/read-roster';
import { UnreadableError } from '@matchpoint/core/roster/reading/unreadable';
import { type Answered, type Asked, chunkRows } from './worker-messages.ts';

/** Reads and judges the rows of a roster, so that the page stays smooth. */
let prepared: Extract<Asked, { type: 'prepare' }> | null = null;
let rows: SourceRow[] = [];
let lastRead: readonly SourceRow[] = [];
let judge: ReturnType<typeof createRowJudge> | null = null;
let judged = 0;

async function answer(asked: Asked, post: (answered: Answered) => void): Promise<void> {
  switch (asked.type) {
    case 'read': {
      const { name, content, choice } = asked;
      const reading = await readRoster({ name, stream: () => content.stream() }, choice);
      if ('question' in reading) return post({ type: 'question', question: reading.question });
      const { rows: read, ...form } = reading.source;
      lastRead = read;
      for (const chunk of inBatches(read, chunkRows)) post({ type: 'rows', rows: chunk });
      return post({ type: 'source', form });
    }
    case 'prepare':
      [prepared, rows, judge, judged] = [asked, asked.areRead ? [...lastRead] : [], null, 0];
      return;
    case 'add':
      rows.push(...asked.rows);
      return;
    case 'judge': {
      if (prepared === null) throw new Error('Nothing is prepared');
      judge ??= createRowJudge(prepared.match, { ...prepared.form, rows });
      const chunk = rows.slice(judged, judged + chunkRows);
      judged += chunk.length;
      return post({ type: 'judged', judged: chunk.map(judge) });
    }
  }
}

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<Asked>) => {
  const post = (answered: Answered) => port?.postMessage(answered);
  await answer(data, post).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    post({ type: 'failed', message, isUnreadable: error instanceof UnreadableError });
  });
});
