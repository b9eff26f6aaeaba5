import type { EngineDataProvider } from '../../api/EngineDataProvider';
import type { Offers } from '../declaration/declaration';
import type { Resource } from '../declaration/defineResource';

/** Returns the query of the values that an endpoint offers, shared by all components that use its answer. */
export const offersQuery = (
  run: EngineDataProvider['callEndpoint'],
  { name }: Pick<Resource, 'name'>,
  endpoint: Offers['endpoint'],
  params: Readonly<Record<string, string>> = {},
) => ({
  queryKey: [name, 'offers', endpoint.id, params] as const,
  queryFn: () => run(name, endpoint, { params }),
});

/** Returns the values in the answer of an endpoint, each with its label. */
export const offeredIn = (answer: unknown, { values: { value, label } }: Pick<Offers, 'values'>) =>
  ((answer ?? []) as readonly Readonly<Record<string, string>>[]).map(
    (one) => [one[value] ?? '', one[label] ?? ''] as const,
  );
