import type { Agency } from '@matchpoint/core/agencies/agency';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { createListing } from '@matchpoint/core/client/listing';
import type { PublicClient } from '@matchpoint/core/client/public-client';
import { createContext, use } from 'react';
import { type Connection, createConnection, reporting } from './connection.ts';
import type { NamedListing } from './list-pages.ts';

/** The service as pages use it: its public calls, its two lists, and whether it can be reached. */
export interface Service {
  readonly client: PublicClient;
  readonly athletes: NamedListing<Athlete>;
  readonly agencies: NamedListing<Agency>;
  readonly connection: Connection;
  /** Makes a small call to update the connection. */
  readonly checkConnection: () => Promise<void>;
}

export function createService(client: PublicClient): Service {
  const connection = createConnection();
  const call = reporting(connection, client.listAgencies);
  return {
    client,
    athletes: { name: 'athletes', ...createListing(client.listAthletes, client.capabilities) },
    agencies: { name: 'agencies', ...createListing(client.listAgencies, client.capabilities) },
    connection,
    async checkConnection() {
      await call({ limit: '1' }).catch(() => undefined);
    },
  };
}

export const ServiceContext = createContext<Service | null>(null);

export function useService(): Service {
  const service = use(ServiceContext);
  if (service === null) throw new Error('A page is rendered outside of ServiceContext');
  return service;
}
