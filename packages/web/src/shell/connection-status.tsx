import { Box, chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useDirectory } from '../api/directory.ts';

/** Says that requests fail, politely, until the first one succeeds (decision 4). */
export function ConnectionStatus() {
  const { connection } = useDirectory();
  const lost = useSyncExternalStore(connection.subscribe, connection.isLost);
  return (
    <Box
      role="status"
      data-screen-only
      position="fixed"
      insetBlockEnd="4"
      insetInline="4"
      zIndex="status"
      textAlign="center"
      pointerEvents="none"
    >
      {lost && (
        <chakra.p
          display="inline-flex"
          alignItems="center"
          gap="2"
          px="4"
          py="2"
          borderRadius="full"
          borderWidth="1px"
          borderColor="orange.border"
          bg="orange.subtle"
          color="orange.fg"
          textStyle="sm"
          fontWeight="medium"
          boxShadow="lg"
          animation="fade-in {durations.moderate}"
        >
          <chakra.span
            boxSize="2"
            borderRadius="full"
            bg="orange.fg"
            animation="pulse 1.6s ease-in-out infinite"
          />
          Can't reach the service, retrying
        </chakra.p>
      )}
    </Box>
  );
}
