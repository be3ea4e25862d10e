import { useSearch } from 'wouter/use-browser-location';
import type { PageProps } from '../shell/page.tsx';
import { OwnBoard } from './own/own-board.tsx';
import { SharedBoard } from './shared/shared-board.tsx';

/** The board of this device, or a shared one (rules/board.md#board-sharing). */
export function BoardPage({ title }: PageProps) {
  const shared = new URLSearchParams(useSearch()).get('shared');
  return shared === null ? <OwnBoard title={title} /> : <SharedBoard text={shared} />;
}
