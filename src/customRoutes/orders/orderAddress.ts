/** Path of the page with all orders of the school. */
export const ORDERS_PATH = '/areacontratti/ordini';
/** Query parameter of the page with all orders: the number of the order to show. */
export const ORDER = 'ordine';

/** Returns the address of an order in the list of all orders. */
export const orderAddress = (number: number): string => `${ORDERS_PATH}?${ORDER}=${number}`;
