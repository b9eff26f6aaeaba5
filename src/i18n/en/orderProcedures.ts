import { checking } from './checking';

/** The states of an order among the procedures of the dashboard. */
const states = {
  choosing: { state: 'Begun', next: 'Choose the products and send the order.' },
  onMepa: { state: 'Waiting to be completed on MEPA', next: 'Enter the order on MEPA.' },
  mismatch: { state: 'Order on MEPA does not fit', next: 'Check the article codes of the order on MEPA.' },
  accepting: { state: 'Sent', next: 'The provider accepts the order and prepares the contract.' },
  signing: { state: 'To be signed by the head', next: 'Sign the contract.' },
  checking,
  signed: { state: 'Completed', next: 'The contract is signed.' },
};

/** Names of renewals and restorations among the procedures of the dashboard. */
export const orderProcedures = {
  contractRenewal: { name: 'Renewal of contracts', ...states },
  serviceRenewal: { name: 'Renewal of services', ...states },
  contractRestoration: { name: 'Restoration of contracts', ...states },
  serviceRestoration: { name: 'Restoration of services', ...states },
};
