import useSWR from 'swr';
import { fetchListPage, type PageKey, wholeKey } from '../api/list-pages.ts';
import { useService } from '../api/service.ts';
import { useRecovery } from '../api/use-recovery.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { DataCard } from '../ui/card/data-card.tsx';
import { FormColumn } from '../ui/form/field-grid.tsx';
import { AddForm } from './add-form.tsx';

/** One form under two headings; blank when the agencies failed to load (rules/pages.md#standalone-forms). */
function AddPage({ title, heading }: { title: string; heading: string }) {
  const { agencies } = useService();
  const { data, error, mutate } = useSWR(wholeKey(agencies.name), (asked: PageKey) =>
    fetchListPage(agencies, asked),
  );
  useRecovery(error !== undefined, mutate);
  if (error !== undefined && data === undefined) return null;
  return (
    <Page title={title}>
      <FormColumn>
        <DataCard title={heading} waiting={data === undefined}>
          {data && <AddForm label={heading} agencies={data.rows} />}
        </DataCard>
      </FormColumn>
    </Page>
  );
}

export function AddAthletePage({ title }: PageProps) {
  return <AddPage title={title} heading="ADD ATHLETE" />;
}

export function AddAgencyPage({ title }: PageProps) {
  return <AddPage title={title} heading="ADD AGENCY" />;
}
