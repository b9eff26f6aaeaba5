import { failureText as stepFailureText } from '../../steps/failureText';

/** Returns the text for a failed call of an order. */
export const failureText = (error: unknown): string => stepFailureText(error, 'orders.unavailable');
