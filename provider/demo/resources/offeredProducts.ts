import type { OfferedProduct } from '../../../contract/licences/offeredProduct';

const link = 'https://programmi.example.org/catalogo';

/** The products that schools of the demo can buy. */
export const demoOffered: readonly OfferedProduct[] = [
  {
    idProdotto: 'SRVSMS',
    tipo: 'services',
    descrizione: 'Messaggi SMS alle famiglie',
    about: 'Avvisi e comunicazioni della scuola ai telefoni delle famiglie.',
    link,
  },
  {
    idProdotto: 'SRVCOP',
    tipo: 'services',
    descrizione: 'Copie di sicurezza fuori sede',
    about: 'Ogni notte una copia cifrata degli archivi, in un altro luogo.',
    link,
  },
  {
    idProdotto: 'SRVFIR',
    tipo: 'services',
    descrizione: 'Firma digitale remota',
    about: 'Certificati di firma per il dirigente e per il direttore amministrativo.',
    link,
  },
  {
    idProdotto: 'SRVPAG',
    tipo: 'services',
    descrizione: 'Avvisi di pagamento in blocco',
    about: 'Avvisi per viaggi e contributi, uno per famiglia, con un solo invio.',
  },
  {
    idProdotto: 'INV',
    tipo: 'web',
    descrizione: 'Inventario',
    about: 'I beni della scuola, dal carico allo scarico.',
    link,
  },
];
