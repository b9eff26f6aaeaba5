import type { Order, OrderState } from './order';

/** Steps of an order in sequence; the first applies only to orders through MEPA. */
export const timelineSteps = ['mepa', 'provider', 'signature', 'done'] as const;
export type TimelineStep = (typeof timelineSteps)[number];

/** Timeline step of each state in `orderStates`. Other states of the provider are not shown. */
export const stepOfState: Readonly<Record<OrderState, TimelineStep>> = {
  IN_ATTESA_MEPA: 'mepa',
  IN_ATTESA_ARGO: 'provider',
  ACCETTATO: 'signature',
  DA_FIRMARE: 'signature',
  FIRMATO: 'done',
};

export interface TimelineEntry {
  readonly step: TimelineStep;
  /** Time at which the order reached the step, ISO 8601; absent before. */
  readonly at: string | undefined;
  readonly current: boolean;
}

/** Returns the steps of an order, each with the time of the first history line that reached it. */
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
