import type { Order, OrderState } from './order';

/** What an order waits for, in this order; the first only for one on MEPA. */
export const timelineSteps = ['mepa', 'provider', 'signature', 'done'] as const;
export type TimelineStep = (typeof timelineSteps)[number];

/** Which of them a state lights; others exist, and are not shown. */
export const stepOfState: Readonly<Record<OrderState, TimelineStep>> = {
  IN_ATTESA_MEPA: 'mepa',
  IN_ATTESA_ARGO: 'provider',
  ACCETTATO: 'signature',
  DA_FIRMARE: 'signature',
  FIRMATO: 'done',
};

export interface TimelineEntry {
  readonly step: TimelineStep;
  /** When the order came to it, ISO 8601; absent before. */
  readonly at: string | undefined;
  readonly current: boolean;
}

/** The steps of an order, each with the moment of the first line of the history that lights it. */
export function timelineOf({
  sendToMepa,
  status,
  history,
}: Pick<Order, 'sendToMepa' | 'status' | 'history'>): readonly TimelineEntry[] {
  const lit = (codStato: string) => (stepOfState as Readonly<Record<string, TimelineStep>>)[codStato];
  return timelineSteps
    .filter((step) => step !== 'mepa' || sendToMepa)
    .map((step) => ({
      step,
      at: history.find(({ codStato }) => lit(codStato) === step)?.timestamp,
      current: lit(status) === step,
    }));
}
