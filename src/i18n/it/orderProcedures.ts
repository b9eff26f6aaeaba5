import { checking } from './checking';

/** The states of an order among the procedures of the dashboard. */
const states = {
  choosing: { state: 'Iniziata', next: 'Scegliere i prodotti e inviare l’ordine.' },
  onMepa: { state: 'In attesa di perfezionamento su Mepa', next: 'Inserire l’ordine sul MEPA.' },
  mismatch: {
    state: 'Ordine MEPA non conforme',
    next: 'Controllare i codici articolo dell’ordine inserito sul MEPA.',
  },
  accepting: { state: 'Inviata', next: 'Il fornitore accetta l’ordine e predispone il contratto.' },
  signing: { state: 'Da firmare a cura del DS', next: 'Firmare il contratto.' },
  checking,
  signed: { state: 'Procedura completata', next: 'Il contratto è firmato.' },
};

/** Names of renewals and restorations among the procedures of the dashboard. */
export const orderProcedures = {
  contractRenewal: { name: 'Rinnovo dei contratti', ...states },
  serviceRenewal: { name: 'Rinnovo dei servizi', ...states },
  contractRestoration: { name: 'Ripristino dei contratti', ...states },
  serviceRestoration: { name: 'Ripristino dei servizi', ...states },
};
