import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { foreignResource } from '../../../../src/kit/foreignResource';
import { ActionDialog } from '../../../../src/ui/ActionDialog';
import { axeFindings, firstScreen, resourceScreen } from '../../../fixtures/resourceScreen';

const act = { can: ['user', 'update'], set: { title: 'x' } } as const;

const declared = (it: string, en: string, icon?: 'disable') =>
  foreignResource('things', {
    label: ['Cosa', 'Thing'],
    labels: ['Cose', 'Things'],
    address: 'https://x.example',
    can: { list: ['user', 'list'], update: ['user', 'update'] },
    fields: { title: { kind: 'text', label: ['Titolo', 'Title'], required: true } },
    list: { columns: ['title'] },
    actions: {
      stop: { ...act, label: [it, en], ...(icon && { icon }) },
      close: { ...act, label: ['Concludi', 'Conclude'] },
    },
  });
const rows = [{ id: '1', title: 'Roma' }];
const shown = (resource: ReturnType<typeof declared>) =>
  resourceScreen(resource, { roles: ['supervisor'], rows });
const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('an action that is called as the button that dismisses a dialog', () => {
  it.each([
    ['Annulla', ['Indietro', 'Annulla']],
    ['Annulla la gita', ['Indietro', 'Annulla la gita']],
    ['Annullamento', ['Annulla', 'Annullamento']],
    ['Concludi', ['Annulla', 'Concludi']],
  ])('%s has the buttons %j in its dialog', async (word, expected) => {
    shown(declared(word, 'Stop'));
    const row = await screen.findByRole('row', { name: /Roma/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Altre azioni/ }));
    await userEvent.click((await screen.findAllByRole('menuitem'))[0] as HTMLElement);
    expect(buttonsOf(await screen.findByRole('dialog'))).toEqual(expected);
  });

  it('has them in every dialog of the console, in English too', async () => {
    const question = (confirm: string) => (
      <ActionDialog title="?" confirm={{ text: confirm, run: () => undefined }} close={() => undefined} />
    );
    const first = firstScreen(question('Annulla'), { roles: ['supervisor'] });
    expect(buttonsOf(await screen.findByRole('dialog'))).toEqual(['Indietro', 'Annulla']);
    first.unmount();
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    firstScreen(question('Cancel'), { roles: ['supervisor'], i18n });
    expect(buttonsOf(await screen.findByRole('dialog'))).toEqual(['Back', 'Cancel']);
  });
});

describe('an action without an icon', () => {
  const menuOf = async (row: HTMLElement) => {
    await userEvent.click(within(row).getByRole('button', { name: /^Altre azioni/ }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };

  it('is in the menu of its row by its label, so that two of them do not look alike', async () => {
    shown(declared('Ferma', 'Stop'));
    const row = await screen.findByRole('row', { name: /Roma/ });
    expect(within(row).getAllByRole('button')).toHaveLength(1);
    expect(await menuOf(row)).toEqual(['Ferma', 'Concludi']);
    expect(await axeFindings()).toEqual([]);
  });

  it('leaves the row to the buttons of those that have one', async () => {
    shown(declared('Ferma', 'Stop', 'disable'));
    const row = await screen.findByRole('row', { name: /Roma/ });
    const [button] = within(row).getAllByRole('button');
    expect(button?.querySelector('svg')).not.toBeNull();
    expect(button).toHaveAccessibleName(/Ferma/);
    expect(await menuOf(row)).toEqual(['Concludi']);
  });
});
