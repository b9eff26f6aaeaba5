import type { DataProvider, fetchUtils } from 'react-admin';
import type { Dialect } from '../../engine/declaration/dialect';

/** The function that sends the requests of a data provider. */
export type HttpClient = typeof fetchUtils.fetchJson;

interface ProviderPackage {
  readonly default: (apiUrl: string, httpClient: HttpClient) => DataProvider;
}

/**
 * The react-admin data provider packages that a dialect may name. Each is loaded with the first request that needs it.
 */
export const packages: Readonly<Record<NonNullable<Dialect['by']>, () => Promise<ProviderPackage>>> = {
  'ra-data-simple-rest': () => import('ra-data-simple-rest'),
};
