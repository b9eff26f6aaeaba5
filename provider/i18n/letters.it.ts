interface Addressee {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
}

/** The texts of the first-access letters. */
export const letterWords = {
  title: (titolo: string): string => `Lettere di primo accesso${titolo ? `, ${titolo}` : ''}`,
  heading: 'Primo accesso ai servizi della scuola',
  dear: ({ cn, sn }: Addressee): string => `Gentile ${cn} ${sn},`,
  lines: ({ uid }: Addressee): readonly string[] => [
    `la scuola ha creato l'utenza ${uid}.`,
    'Per accedere la prima volta scegliere una password: inquadrare il codice qui sotto con il telefono, oppure scrivere l’indirizzo nel browser.',
  ],
  alt: ({ cn, sn }: Addressee): string =>
    `Codice da inquadrare con il telefono: apre la pagina in cui ${cn} ${sn} sceglie la password. Lo stesso indirizzo è scritto sotto.`,
  link: 'Indirizzo:',
  after: (days: number): readonly string[] => [
    `Il collegamento è personale, vale ${days} giorni e si può usare una volta sola. Non va mostrato ad altri. Se è scaduto, rivolgersi alla segreteria della scuola.`,
    'Questa lettera non contiene password: la scuola non la conosce e non la chiederà mai.',
  ],
};
