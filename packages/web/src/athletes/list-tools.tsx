import { ViewMenu } from '../ui/table/view-menu.tsx';

/** What a list offers beside search and filters; the first rows do not wait for it. */
export function ListTools() {
  return <ViewMenu />;
}
