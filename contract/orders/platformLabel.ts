import type { OrderKind } from './price';

/**
 * Returns the label of a product's platform. In a renewal, platform B is TD and any other is TI; in a restoration, B is
 * TI and any other is TD.
 */
export const platformLabel = (kind: OrderKind, platform: string): 'TD' | 'TI' =>
  (platform === 'B') === (kind === 'renewal') ? 'TD' : 'TI';
