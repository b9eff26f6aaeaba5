import type { SignatureReport } from '../../contract/signing/report';

/** The words of the report on a signed file. */
export const signatureReportWords = {
  title: 'Rapporto di verifica della firma',
  subject: 'Verifica di un file firmato in formato CAdES',
  unknown: 'non noto',
  at: (moment: string) => `Verifica eseguita il ${moment} (ora di Roma)`,
  verdict: (verdict: string) => `Esito: ${verdict}`,
  verdicts: {
    passed: 'le regole controllate sono rispettate',
    failed: 'almeno una regola non è rispettata',
    indeterminate: 'con ciò che si conosce non si può decidere',
    unreadable: 'nel file non è stata trovata una firma leggibile',
  } satisfies Record<SignatureReport['verdict'], string>,
  file: (sha: string) => `Impronta SHA-256 del file: ${sha}`,
  content: (sha: string) => `Impronta SHA-256 del documento contenuto: ${sha}`,
  signer: (number: number) => `Firma ${number}`,
  name: (name: string) => `Firmatario: ${name}`,
  taxCode: (code: string) => `Codice fiscale nel certificato: ${code}`,
  when: (moment: string) => `Data dichiarata da chi ha firmato: ${moment}`,
  issuer: (name: string) => `Certificato rilasciato da: ${name}`,
  nextTitle: 'Che cosa fare ora',
} as const;
