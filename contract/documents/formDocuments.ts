/** Form that every school can download. */
export interface FormDocument {
  readonly id: number;
  readonly name: string;
  readonly pages: number;
}

/** The forms with their page counts (specification, part 2 §2.10; names from decision Q-078). */
export const formDocuments = [
  { id: 5, name: 'Modulo di adesione ai servizi', pages: 2 },
  { id: 6, name: 'Delega per i rapporti con il fornitore', pages: 1 },
  { id: 7, name: 'Richiesta di variazione dei dati della scuola', pages: 1 },
  { id: 8, name: 'Nomina a responsabile del trattamento dei dati', pages: 6 },
  { id: 9, name: 'Comunicazione di recesso', pages: 1 },
  { id: 10, name: 'Manuale del servizio di conservazione', pages: 49 },
  { id: 11, name: 'Dichiarazione di regolare esecuzione', pages: 1 },
] as const satisfies readonly FormDocument[];

export type FormId = (typeof formDocuments)[number]['id'];

/** Document without a preview: the service levels have a page of their own. */
export const slaDocument = {
  id: 12,
  name: 'Livelli di servizio (SLA)',
  url: 'https://www.example.org/livelli-di-servizio',
} as const;

/** Returns the path of a form. It contains no data of a school, so it is public. */
export const formAddress = (id: number): string => `/moduli/${id}.pdf`;
