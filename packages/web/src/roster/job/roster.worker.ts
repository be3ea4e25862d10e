import { inBatches } from '@matchpoint/core/display/in-batches';
import { createRowJudge } from '@matchpoint/core/roster/checking/judge-row';
import { readRoster } from '@matchpoint/core/roster/reading/read-roster';
import { UnreadableError } from '@matchpoint/core/roster/reading/unreadable';
import { type Answered, type Asked, chunkRows } from './worker-messages.ts';

/** Reads and judges the rows of a roster, so that the page stays smooth. */
let judge: ReturnType<typeof createRowJudge> | null = null;

async function answer(asked: Asked, post: (answered: Answered) => void): Promise<void> {
  switch (asked.type) {
    case 'read': {
      const { name, content, choice } = asked;
      const reading = await readRoster({ name, stream: () => content.stream() }, choice);
      if ('question' in reading) return post({ type: 'question', question: reading.question });
      const { rows, ...form } = reading.source;
      for (const chunk of inBatches(rows, chunkRows)) post({ type: 'rows', rows: chunk });
      return post({ type: 'source', form });
    }
    case 'prepare':
      judge = createRowJudge(asked.match, asked.form);
      return;
    case 'judge': {
      if (judge === null) throw new Error('Rows came before how to judge them');
      return post({ type: 'judged', judged: asked.rows.map(judge) });
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
