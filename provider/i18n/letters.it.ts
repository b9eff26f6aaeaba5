interface Addressee {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
}

/** What the letters with the first access say. */
export const letterWords = {
  title: (titolo: string): string => `Lettere di primo accesso${titolo ? `, ${titolo}` : ''}`,
  heading: 'Primo accesso ai servizi della scuola',
  dear: ({ cn, sn }: Addressee): string => `Gentile ${cn} ${sn},`,
  lines: ({ uid }: Addressee): readonly string[] => [
    `la scuola ha creato per Lei l'utenza ${uid}.`,
    'Per accedere la prima volta scelga una password: inquadri il codice qui sotto con il telefono, oppure scriva l’indirizzo nel browser.',
  ],
  alt: ({ cn, sn }: Addressee): string =>
    `Codice da inquadrare con il telefono: apre la pagina in cui ${cn} ${sn} sceglie la password. Lo stesso indirizzo è scritto sotto.`,
  link: 'Indirizzo:',
  after: (days: number): readonly string[] => [
    `Il collegamento è personale, vale ${days} giorni e si può usare una volta sola. Non lo mostri ad altri. Se è scaduto, si rivolga alla segreteria della scuola.`,
    'Questa lettera non contiene password: la scuola non la conosce e non la chiederà mai.',
  ],
};
