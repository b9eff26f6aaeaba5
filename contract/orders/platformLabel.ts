import type { OrderKind } from './price';

/**
 * Returns the label of a product's platform: the renewal shows B as TD and any other as TI, the restoration the reverse
 * (Q-001).
 */
export const platformLabel = (kind: OrderKind, platform: string): 'TD' | 'TI' =>
  (platform === 'B') === (kind === 'renewal') ? 'TD' : 'TI';
