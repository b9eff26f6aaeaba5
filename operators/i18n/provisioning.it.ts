import {
  provisioning as provisioningHealth,
  provisioningPerson,
  provisioningPersonWords,
  provisioningTarget,
  targetWords,
} from '../../src/i18n/it/provisioning';

export { provisioningHealth };

const owner = 'Sistema della scuola';
const { notices, actions, filters, help } = provisioningTarget;

/** Texts of the lists of connected systems and of the persons there. */
export const provisioning = {
  platformProvisioningTarget: {
    name: provisioningTarget.name,
    title: 'Sistemi collegati',
    caption: 'Sistemi del gestore e delle scuole che ricevono le utenze, secondo le abilitazioni',
    search: 'Ricerca per nome, indirizzo, scuola',
    one: provisioningTarget.one,
    ways: 'Aggiungi',
    tools: { create: 'Nuovo sistema' },
    fields: { ...targetWords.fields, school: 'Scuola' },
    values: targetWords.values,
    filters,
    help: {
      ...help,
      ac: 'Riguarda le persone di tutte le scuole con la licenza di questa applicazione',
    },
    tabs: { target: 'Sistema', health: provisioningTarget.tabs.health },
    notices,
    locked: { ofSchool: 'È di una scuola: solo il suo supervisor può modificarlo.' },
    actions,
  },
  targetToken: { fields: { token: 'Chiave' } },
  platformProvisioningPerson: {
    name: provisioningPerson.name,
    title: 'Utenze nei sistemi collegati',
    caption: 'Utenze inviate ai sistemi del gestore e a quelli delle scuole',
    search: provisioningPerson.search,
    one: provisioningPerson.one,
    fields: { ...provisioningPersonWords.fields, owner, school: 'Scuola' },
    values: provisioningPersonWords.values,
    filters: { ...provisioningPerson.filters, school: { label: 'Scuola' }, owner: { label: owner } },
  },
};

/** Texts of the dialogs about connected systems. */
export const provisioningDialogs = {
  create: 'Nuovo sistema collegato',
  createAbout:
    'Le persone con un’abilitazione dell’applicazione, di tutte le scuole che ne hanno la licenza, avranno un’utenza nel sistema. Nulla viene inviato finché non si inserisce la chiave e non si conferma la prima sincronizzazione. La scelta dei dati da inviare non si può cambiare in seguito.',
  createConfirm: 'Collega il sistema',
  start: 'Avviare la prima sincronizzazione di %{name}?',
  startAbout: 'Da creare %{toCreate}, da aggiornare o attivare %{toUpdate}, da disattivare %{toDeactivate}.',
};
