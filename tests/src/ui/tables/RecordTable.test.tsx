import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RecordTable } from '../../../../src/ui/tables/RecordTable';
import { Tips } from '../../../../src/ui/tips/Tips';
import { axeFindings, firstScreen } from '../../../fixtures/resourceScreen';

interface Course {
  readonly code: string;
  readonly title: string;
  readonly hours: number | undefined;
}

const courses = (count: number): readonly Course[] =>
  Array.from({ length: count }, (_, place) => ({
    code: `C${place + 1}`,
    title: `Corso ${place + 1}`,
    hours: place === 1 ? undefined : place,
  }));

const columns = [
  { name: 'title', label: 'Titolo', cell: ({ title }: Course) => title },
  { name: 'hours', label: 'Ore', cell: ({ hours }: Course) => hours, numeric: true },
];

const common = { caption: 'Corsi', columns, rowKey: ({ code }: Course) => code };
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

/** Twelve rows, then three after a reload, some of them selectable. */
function Courses() {
  const [count, setCount] = useState(12);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['C12']));
  return (
    <Tips>
      <button type="button" onClick={() => setCount(3)}>
        Ricarica
      </button>
      <output>{[...selected].join(' ')}</output>
      <RecordTable
        {...common}
        rows={courses(count)}
        pageSize={10}
        selection={{
          selected,
          onChange: setSelected,
          allLabel: 'Seleziona tutti',
          rowLabel: ({ title }) => `Seleziona ${title}`,
          isSelectedAlone: ({ code }) => code === 'C2',
          disabledReason: ({ code }) => (code === 'C1' ? 'Il corso è chiuso' : undefined),
        }}
      />
    </Tips>
  );
}

describe('a table of values', () => {
  it('names itself, its columns and its rows, and reads well to assistive technology', async () => {
    firstScreen(
      <RecordTable
        {...common}
        rows={courses(2)}
        actions={({ code }) => <button type="button">{code}</button>}
      />,
      { roles: ['supervisor'] },
    );
    await screen.findByRole('table', { name: 'Corsi' });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Titolo',
      'Ore',
      'Azioni',
    ]);
    expect(within(rows()[0] as HTMLElement).getByRole('rowheader')).toHaveTextContent('Corso 1');
    expect(within(rows()[1] as HTMLElement).getByRole('button', { name: 'C2' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('shows each row as a card on a phone, without the values that it lacks', async () => {
    firstScreen(<RecordTable {...common} rows={courses(2)} />, { roles: ['supervisor'], width: 390 });
    const cards = within(await screen.findByRole('list', { name: 'Corsi' })).getAllByRole('listitem');
    expect(screen.queryByRole('table')).toBeNull();
    expect(cards.map((card) => card.textContent)).toEqual(['Corso 1Ore0', 'Corso 2']);
    expect(cards[0]).toHaveAccessibleName('Corso 1');
  });

  it('says that there are no rows, and offers to load them again after a failure', async () => {
    const retry = vi.fn();
    firstScreen(
      <>
        <RecordTable {...common} rows={[]} empty="Nessun corso." />
        <RecordTable {...common} rows={undefined} retry={retry} />
      </>,
      { roles: ['supervisor'] },
    );
    expect(await screen.findByText('Nessun corso.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('shows the last page where there are fewer rows than before, never an empty one', async () => {
    firstScreen(<Courses />, { roles: ['supervisor'] });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    expect(rows()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Ricarica' }));
    expect(rows()).toHaveLength(3);
  });

  it.each([1440, 390])('selects the rows that can be selected, at %i pixels', async (width) => {
    firstScreen(<Courses />, { roles: ['supervisor'], width });
    const closed = await screen.findByRole('checkbox', { name: 'Seleziona Corso 1' });
    expect(closed).toHaveAccessibleDescription('Il corso è chiuso');
    await userEvent.click(closed);
    expect(closed).not.toBeChecked();
    const selected = () => document.querySelector('output')?.textContent;
    expect(selected()).toBe('C12');
    const all = screen.getByRole('checkbox', { name: 'Seleziona tutti' });
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(selected()).toBe('C3 C4 C5 C6 C7 C8 C9 C10 C11 C12');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona Corso 2' }));
    await userEvent.click(all);
    expect(selected()).toBe('C2');
  });
});
