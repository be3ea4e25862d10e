import type { AthleteFilter } from '@matchpoint/core/athletes/lists/athlete-filter';
import type { ListColumn } from '@matchpoint/core/athletes/lists/list-columns';
import { formatCount } from '@matchpoint/core/display/count';
import { Download as DownloadIcon, Share, X } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { PanelButton } from '../../ui/menu/panel-button.tsx';
import { ShareButton, useShareLink } from '../../ui/share/share-link.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import { shownAddress } from '../shown-address.ts';
import { useDownload } from './use-download.ts';

interface ExportMenuProps {
  readonly filter: AthleteFilter;
  /** The columns that are shown. */
  readonly columns: readonly ListColumn[];
  readonly total: number | undefined;
}

/** The list as it is shown, as a file or as a link (rules/lists.md#list-csv). */
export function ExportMenu({ filter, columns, total }: ExportMenuProps) {
  const { download, start, cancel } = useDownload();
  const link = useShareLink();
  const soFar = download?.step === 'saving' ? download.soFar : null;

  function share() {
    const url = new URL(location.pathname, location.origin);
    url.search = String(new URLSearchParams(shownAddress(filter, columns)));
    link.share({
      title: 'Athletes',
      url: url.href,
      holds: 'It holds the filters, the order and the columns, nothing of your board.',
    });
  }

  return (
    <PanelButton
      label={soFar === null ? 'Export' : 'Exporting'}
      icon={<Share aria-hidden />}
      onToggle={link.forget}
    >
      <Button
        variant="outline"
        aria-disabled={total === undefined}
        onClick={() => {
          if (soFar !== null) cancel();
          else if (total !== undefined) void start(filter, columns, total);
        }}
      >
        {soFar === null ? <DownloadIcon aria-hidden /> : <X aria-hidden />}
        <span>{soFar === null ? 'Download CSV' : 'Cancel the download'}</span>
      </Button>
      {soFar !== null && (
        <>
          <progress aria-label="Athletes saved" max={Math.max(soFar.total, 1)} value={soFar.saved} />
          <span>{`${formatCount(soFar.saved)} of ${formatCount(soFar.total)} athletes`}</span>
        </>
      )}
      <ShareButton onClick={share} />
      <QuietLine role="status">
        {link.outcome ?? (download?.step === 'ended' ? download.text : null)}
      </QuietLine>
    </PanelButton>
  );
}
