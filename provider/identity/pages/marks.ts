import { Html } from './html';

const drawn = (inside: string, viewBox = '0 0 32 32') =>
  new Html(`<svg viewBox="${viewBox}" aria-hidden="true" focusable="false">${inside}</svg>`);

/** The mark of the product, as in src/layout/sportello.svg. */
export const productMark = drawn(
  '<rect width="32" height="32" rx="7" fill="#3d4853"/><path d="M7 14 16 7l9 7v2H7zm2 3h3v6H9zm5.5 0h3v6h-3zM20 17h3v6h-3zM7 24h18v2H7z" fill="#fff"/>',
);

/** A person in a circle, as buttons of SPID have it; drawn by us. */
export const spidMark = drawn(
  '<circle cx="16" cy="16" r="15" fill="#fff"/><circle cx="16" cy="12" r="4.5" fill="#0066cc"/><path d="M7 25c1-5 4.7-7 9-7s8 2 9 7z" fill="#0066cc"/>',
);

/** A card with a face on it, for the electronic identity card; drawn by us. */
export const cieMark = drawn(
  '<rect x="2" y="6" width="28" height="20" rx="3" fill="#fff"/><circle cx="10" cy="14" r="3" fill="#0066cc"/><path d="M5 22c.6-3 2.6-4 5-4s4.4 1 5 4zM18 12h9v2h-9zm0 5h9v2h-9z" fill="#0066cc"/>',
);
