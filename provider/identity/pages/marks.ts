import { Html } from './html';

const drawn = (inside: string, viewBox = '0 0 32 32') =>
  new Html(`<svg viewBox="${viewBox}" aria-hidden="true" focusable="false">${inside}</svg>`);

/** Logo of the product, as in src/layout/sportello.svg. */
export const productMark = drawn(
  '<rect width="32" height="32" rx="7" fill="#3d4853"/><path d="M7 14 16 7l9 7v2H7zm2 3h3v6H9zm5.5 0h3v6h-3zM20 17h3v6h-3zM7 24h18v2H7z" fill="#fff"/>',
);

/**
 * SPID logo on its button, unaltered: `spid-ico-circle-bb.svg` of github.com/italia/spid-sp-access-button (EUPL-1.2),
 * a registered mark of AgID, provided for the access buttons of services.
 */
export const spidMark = drawn(
  '<circle cx="293.8" cy="293.8" r="293.8" fill="#fff"/><path d="M294.6 319c-24.4 0-44.5-8.2-60.3-24.8-15.8-16.5-23.7-37-23.7-61.4 0-24.5 7.9-44.8 23.6-61 15.7-16.2 35.7-24.3 60.2-24.3 24.4 0 44.3 8.2 59.6 24.9 15.3 16.6 23 37 23 61.5 0 24.3-7.7 44.6-23 60.8-15.3 16.1-35 24.3-59.4 24.3M210.6 439.1c0-24.5 7.9-44.8 23.5-61 15.7-16.2 35.7-24.3 60.4-24.3 24.4 0 44.3 8.2 59.5 24.9 15.3 16.7 23 37.1 23 61.5" fill="#06c"/>',
  '0 0 587.6 587.6',
);

/**
 * A card with a face on it. The logo of the identity card has no licence that would permit its use, so this is not
 * it.
 */
export const cieMark = drawn(
  '<rect x="2" y="6" width="28" height="20" rx="3" fill="#fff"/><circle cx="10" cy="14" r="3" fill="#06c"/><path d="M5 22c.6-3 2.6-4 5-4s4.4 1 5 4zM18 12h9v2h-9zm0 5h9v2h-9z" fill="#06c"/>',
);
