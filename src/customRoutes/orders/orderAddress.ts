/** Page with all orders of the school. */
export const ORDERS_PATH = '/areacontratti/ordini';
/** Query parameter of that page with the number of the order to show. */
export const ORDER = 'ordine';

/** Returns the address of an order in the list of all orders. */
export const orderAddress = (number: number): string => `${ORDERS_PATH}?${ORDER}=${number}`;
