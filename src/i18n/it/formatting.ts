/** Words of the tools of the rich text editor. */
export const formatting = {
  tools: 'Formattazione di %{label}',
  bold: 'Grassetto',
  italic: 'Corsivo',
  heading: 'Titolo',
  bullets: '• Elenco',
  numbers: '1. Elenco',
  link: 'Collegamento',
  address: 'Indirizzo',
  take: 'Collega',
  refused: 'Scrivere un indirizzo che comincia con https://',
};
