import { Stack } from '@chakra-ui/react';
import { BoundedList } from '../ui/text/bounded-list.tsx';

interface WhatGoesProps {
  /** Deleted with the account, by name. */
  readonly goes: readonly string[];
  /** Names of agencies that stay. */
  readonly stays: readonly string[];
}

const itself = (line: string) => line;

/** What a deletion of the account removes and leaves. */
export function WhatGoes({ goes, stays }: WhatGoesProps) {
  return (
    <Stack gap="2" textStyle="sm" overflowWrap="anywhere">
      {goes.length === 0 ? (
        <p>This permanently deletes your account. No agency is deleted with it.</p>
      ) : (
        <>
          <p>This permanently deletes your account and:</p>
          <BoundedList items={goes} text={itself} />
        </>
      )}
      {stays.length > 0 && (
        <>
          <p>Agencies that you only edit stay:</p>
          <BoundedList items={stays} text={itself} />
        </>
      )}
      <p>
        The board and the saved searches on this device stay. Download your data before, if you may need it.
      </p>
    </Stack>
  );
}
