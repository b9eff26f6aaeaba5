import type { Band } from '../../../contract/orders/products';
import type { useSay } from '../../i18n/useSay';

/** Returns the name of a band: the numbers of pupils that it holds. */
export const bandLabel = (say: ReturnType<typeof useSay>, band: Band, limits: readonly number[]): string =>
  say(`orders.customer.bands.b${band}`, {
    from: String((limits[Number(band) - 2] ?? 0) + 1),
    to: String(limits[Number(band) - 1] ?? ''),
    above: String(limits.at(-1) ?? ''),
  });
