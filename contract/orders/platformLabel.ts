import type { OrderKind } from './price';

/** What the platform of a product is called: the renewal shows B as TD and any other as TI, the restoration the other way. */
export const platformLabel = (kind: OrderKind, platform: string): 'TD' | 'TI' =>
  (platform === 'B') === (kind === 'renewal') ? 'TD' : 'TI';
