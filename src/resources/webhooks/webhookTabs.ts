/** Tabs above the lists of webhooks and of their deliveries. */
export const webhookTabs = [
  { name: 'endpoints', page: '/areaamministrativa/webhook', can: ['webhook', 'list'] },
  { name: 'deliveries', page: '/areaamministrativa/invii-webhook', can: ['webhookDelivery', 'list'] },
] as const;
