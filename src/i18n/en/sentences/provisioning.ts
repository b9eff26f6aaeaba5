/** Sentences about connected systems, by the Italian sentence. */
export const provisioning: Readonly<Record<string, string>> = {
  'Il sistema non è più collegato: aggiornare l’elenco.':
    'The system is no longer connected: reload the list.',
  'Scegliere un’applicazione': 'Choose an application',
  'La prima sincronizzazione è già stata confermata.': 'The first synchronisation was confirmed already.',
  'Il confronto non è ancora completo: riprovare quando è finito.':
    'The comparison is not complete yet: try again when it is.',
  'L’invio è in pausa: prima va riattivato.': 'It is paused: resume it first.',
  'Scrivere l’indirizzo per intero, per esempio https://esempio.it/scim/v2':
    'Write the whole address, for example https://example.org/scim/v2',
};
