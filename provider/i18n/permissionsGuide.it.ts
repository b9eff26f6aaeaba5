/** A part of a document: a heading with paragraphs, a list or a table under it. */
export interface GuidePart {
  readonly heading: string;
  readonly text?: readonly string[];
  readonly points?: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** The guide to roles and permissions for readers in a school office. */
export const permissionsGuide: {
  readonly title: string;
  readonly subject: string;
  readonly lead: string;
  readonly parts: readonly GuidePart[];
} = {
  title: 'Guida alle abilitazioni',
  subject: 'Ruoli e abilitazioni degli utenti della scuola',
  lead: 'Questa guida spiega chi può fare che cosa nel portale, come si danno e si tolgono le abilitazioni e che cosa succede quando una persona arriva nella scuola o la lascia.',
  parts: [
    {
      heading: '1. Chi amministra gli utenti',
      text: [
        'Ogni scuola ha un supervisor: è la persona che risponde del portale per conto della scuola. Il supervisor può affidare la gestione degli utenti ad altre persone, i gestori utenti. Tutti gli altri vedono soltanto le applicazioni per le quali sono abilitati.',
      ],
      table: {
        head: ['Che cosa', 'Supervisor', 'Gestore utenti', 'Altri utenti'],
        rows: [
          ['Vedere gli utenti, crearli e modificarli', 'Sì', 'Sì', 'No'],
          ['Attivare e disattivare gli utenti', 'Sì', 'Sì', 'No'],
          ['Prorogare la scadenza degli utenti', 'Sì', 'Sì', 'No'],
          ['Importare utenti dall’anagrafica o da un file', 'Sì', 'Sì', 'No'],
          ['Modificare supervisor, dirigente scolastico e DSGA', 'Sì', 'No', 'No'],
          ['Indicare il dirigente scolastico e il DSGA', 'Sì', 'No', 'No'],
          ['Profilo della scuola, licenze e contratti', 'Sì', 'No', 'No'],
          ['Registro delle operazioni svolte', 'Sì', 'No', 'No'],
        ],
      },
    },
    {
      heading: '2. Il supervisor',
      text: [
        'L’utenza del supervisor si chiama supervisor, un punto e il codice della scuola. Non si può cancellare né disattivare, e nessuno tranne un supervisor può modificarla.',
        'Nella scuola deve sempre esserci almeno un supervisor attivo: prima di disattivarne uno occorre che ce ne sia un altro.',
      ],
    },
    {
      heading: '3. Il gestore utenti',
      text: [
        'Il gestore utenti fa tutto ciò che riguarda le persone: crea le utenze, le corregge, le attiva, le disattiva e assegna le abilitazioni. Non può dare a sé stesso altri diritti e non può modificare le utenze dei supervisor, del dirigente scolastico e del DSGA.',
      ],
    },
    {
      heading: '4. Dirigente scolastico e DSGA',
      text: [
        'In Gestione utenti il supervisor indica chi è il dirigente scolastico e chi è il DSGA. Può essere scelta una persona della scuola:',
      ],
      points: [
        'che ha il codice fiscale nella propria utenza;',
        'che ha effettuato l’accesso almeno una volta;',
        'che non è il supervisor, né ha già l’incarico;',
        'la cui utenza è personale: le utenze generiche ds, dsga e dirigente non possono essere scelte.',
      ],
    },
    {
      heading: '5. Applicazioni e ruoli',
      text: [
        'Un’abilitazione è il ruolo che una persona ha in un’applicazione, per esempio Docente in Alunni. Si possono assegnare i ruoli delle applicazioni di cui la scuola ha la licenza.',
        'Alcuni ruoli della stessa applicazione non sono compatibili tra loro: quando uno è assegnato, gli altri non si possono scegliere e il portale ne dice il motivo. Altri ruoli ne richiedono uno già assegnato: se quello viene tolto, cadono anche loro.',
      ],
    },
    {
      heading: '6. Attivare e disattivare',
      points: [
        'Chi viene disattivato non può più lavorare nel portale: le sessioni aperte terminano subito.',
        'Quando si disattiva una persona si può scegliere se togliere anche le abilitazioni. Se restano, le ritrova quando viene riattivata.',
        'Chi viene riattivato riceve un messaggio di posta elettronica. Le password non sono mai inviate: chi entra per la prima volta riceve un collegamento con cui sceglierla.',
        'Le operazioni su più utenti si possono annullare dalla Cronologia, anche nei giorni seguenti.',
      ],
    },
    {
      heading: '7. Chi arriva e chi lascia la scuola',
      points: [
        'Nella scheda di ogni utente si possono indicare il giorno di inizio e quello di scadenza.',
        'Chi ha un inizio futuro resta disattivato fino a quel giorno, quando viene attivato e avvisato.',
        'Il giorno della scadenza l’utenza viene disattivata: nella Cronologia l’autore è «Automatico».',
        'Il riepilogo di Gestione utenti mostra chi scade entro 30 giorni e chi è cessato. Con Proroga scadenza si dà una nuova data a molte persone insieme.',
      ],
    },
    {
      heading: '8. Quando un’abilitazione cambia',
      text: [
        'Un’abilitazione data o tolta vale subito, anche per chi è già entrato. Ogni modifica resta nel registro delle operazioni, con chi l’ha fatta e quando.',
        'Per qualunque dubbio rivolgersi al supervisor della scuola.',
      ],
    },
  ],
};
