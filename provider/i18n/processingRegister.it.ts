import type { Application } from '../../contract/roles/application';

/** The processing done with the applications of a category, as the register states it. */
interface Processing {
  readonly purpose: string;
  readonly people: string;
  readonly data: string;
  readonly recipients: string;
  readonly kept: string;
}

const processing: Readonly<Record<Application['cat'], Processing>> = {
  Contabile: {
    purpose: 'gestione finanziaria, contabile e patrimoniale della scuola',
    people: 'personale, fornitori, famiglie che effettuano versamenti',
    data: 'dati anagrafici, di contatto, fiscali e bancari',
    recipients: 'istituto cassiere, revisori dei conti, amministrazione finanziaria, Ministero',
    kept: 'dieci anni dalla chiusura dell’esercizio, salvo quanto previsto dal massimario di scarto',
  },
  Didattica: {
    purpose: 'iscrizione, frequenza, valutazione degli alunni e comunicazioni con le famiglie',
    people: 'alunni, genitori e tutori, docenti',
    data: 'dati anagrafici, di contatto, di frequenza e di valutazione; dati relativi alla salute o alle convinzioni religiose solo dove la legge lo prevede',
    recipients: 'Ministero, enti locali e altre scuole, nei casi previsti dalla legge',
    kept: 'illimitatamente per i dati di carriera; gli altri secondo il massimario di scarto',
  },
  Generale: {
    purpose: 'protocollo, conservazione dei documenti, trasparenza e organizzazione della scuola',
    people: 'personale, alunni, famiglie e chiunque scriva alla scuola',
    data: 'dati anagrafici e di contatto, contenuto dei documenti',
    recipients: 'amministrazioni destinatarie dei documenti; chiunque, per gli atti da pubblicare',
    kept: 'secondo il massimario di scarto; cinque anni per gli atti pubblicati',
  },
  Personale: {
    purpose: 'gestione giuridica ed economica del rapporto di lavoro',
    people: 'docenti e personale amministrativo, tecnico e ausiliario',
    data: 'dati anagrafici, di contatto, di carriera, di presenza e assenza; dati relativi alla salute o all’appartenenza sindacale solo dove la legge lo prevede',
    recipients: 'Ministero, ragioneria dello Stato, enti previdenziali',
    kept: 'illimitatamente per il fascicolo personale; gli altri secondo il massimario di scarto',
  },
};

/** Sentences of the data-processing register. */
export const registerWords = {
  title: (school: string) => `Registro delle attività di trattamento - ${school}`,
  heading: 'Registro delle attività di trattamento',
  lead: (day: string) =>
    `Registro del titolare del trattamento ai sensi dell’articolo 30 del Regolamento (UE) 2016/679, aggiornato al ${day}.`,
  controller: 'Titolare del trattamento',
  officer: 'Responsabile della protezione dei dati',
  head: 'Dirigente scolastico',
  common: 'Elementi comuni a tutti i trattamenti',
  commonPoints: [
    'Base giuridica: obbligo legale e compito di interesse pubblico (articolo 6, paragrafo 1, lettere c ed e, del Regolamento; articolo 2-ter del decreto legislativo 196/2003); per i dati particolari, motivi di interesse pubblico rilevante (articolo 9, paragrafo 2, lettera g; articolo 2-sexies).',
    'Responsabile del trattamento: il fornitore delle applicazioni elencate, secondo la nomina firmata dalla scuola.',
    'Trasferimento verso paesi terzi: nessuno.',
    'Misure di sicurezza: accesso personale con credenziali e abilitazioni per applicazione, registro delle operazioni che non si può modificare, cifratura delle comunicazioni, copie di sicurezza.',
  ],
  activity: (application: string) => `Trattamenti con ${application}`,
  points: ({ cat }: Pick<Application, 'cat'>): readonly string[] => {
    const { purpose, people, data, recipients, kept } = processing[cat];
    return [
      `Finalità: ${purpose}.`,
      `Categorie di interessati: ${people}.`,
      `Categorie di dati: ${data}.`,
      `Categorie di destinatari: ${recipients}.`,
      `Termini di cancellazione: ${kept}.`,
    ];
  },
  none: 'La scuola non ha applicazioni in licenza.',
  own: 'La scuola completa questo registro con i trattamenti che svolge senza le applicazioni elencate.',
  missing: 'non indicato',
  label: {
    name: 'Denominazione',
    codMin: 'Codice meccanografico',
    cf: 'Codice fiscale',
    place: 'Sede',
    telephone: 'Telefono',
    mail: 'E-mail',
    pec: 'Pec',
    officer: 'Nome',
  },
} as const;
