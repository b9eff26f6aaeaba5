import {
  provisioning as provisioningHealth,
  provisioningPerson,
  provisioningPersonWords,
  provisioningTarget,
  targetWords,
} from '../../src/i18n/en/provisioning';
import type { Translated } from './it';

type Words = Translated['resources'];

export { provisioningHealth };

const owner = 'System of the school';
const { notices, actions, filters, help } = provisioningTarget;

/** Texts of the lists of connected systems and of the persons there. */
export const provisioning: Pick<
  Words,
  'platformProvisioningTarget' | 'platformProvisioningPerson' | 'targetToken'
> = {
  platformProvisioningTarget: {
    name: provisioningTarget.name,
    title: 'Connected systems',
    caption: 'Systems of the provider and of the schools whose users follow the roles',
    search: 'Search by name, address, school',
    one: provisioningTarget.one,
    ways: 'Add',
    tools: { create: 'New system' },
    fields: { ...targetWords.fields, school: 'School' },
    values: targetWords.values,
    filters,
    help: { ...help, ac: 'It concerns the people of all schools with a licence of this application' },
    tabs: { target: 'System', health: provisioningTarget.tabs.health },
    notices,
    locked: { ofSchool: 'It belongs to a school: only its supervisor can change it.' },
    actions,
  },
  targetToken: { fields: { token: 'Token' } },
  platformProvisioningPerson: {
    name: provisioningPerson.name,
    title: 'Users in connected systems',
    caption: 'Users of the schools in systems of the provider and of the schools',
    search: provisioningPerson.search,
    one: provisioningPerson.one,
    fields: { ...provisioningPersonWords.fields, owner, school: 'School' },
    values: provisioningPersonWords.values,
    filters: { ...provisioningPerson.filters, school: { label: 'School' }, owner: { label: owner } },
  },
};

/** Texts of the dialogs about connected systems. */
export const provisioningDialogs: Translated['gestore']['provisioning'] = {
  create: 'New connected system',
  createAbout:
    'People with a role of the application, of all schools with its licence, will have a user in the system. Nothing is sent before the token and the confirmation of the first synchronisation. The data sent cannot be changed later.',
  createConfirm: 'Connect the system',
  start: 'Start the first synchronisation of %{name}?',
  startAbout: '%{toCreate} to create, %{toUpdate} to update or enable, %{toDeactivate} to disable.',
};
