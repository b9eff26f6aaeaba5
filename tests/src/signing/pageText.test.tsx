import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageText } from '../../../src/signing/PageText';
import { paragraphsOf, type TextItem } from '../../../src/signing/pageText';

const marked = (id: string, ...lines: string[]): readonly TextItem[] => [
  { type: 'beginMarkedContentProps', id },
  ...lines.map((str, place) => ({
    str,
    hasEOL: place < lines.length - 1,
    height: 10,
    transform: [100 - place * 12],
  })),
  { type: 'endMarkedContent' },
];
const content = (id: string) => ({ type: 'content', id });
const node = (role: string, ...children: (ReturnType<typeof content> | object)[]) =>
  ({ role, children }) as never;

it('draws the headings, paragraphs, lists and tables of a tagged document, without what stands around its pages', () => {
  const structure = node(
    'Root',
    node('H1', content('a')),
    node('P', content('b')),
    node('L', node('LI', node('Lbl', content('c')), node('LBody', content('d')))),
    node('Table', node('TR', node('TH', content('e')), node('TD', content('f')))),
    { role: 'Figure', alt: 'Il marchio della scuola', children: [] },
  );
  const items = [
    ...marked('a', 'Contratto'),
    ...marked('b', 'Una frase che va', 'a capo'),
    ...marked('c', '•'),
    ...marked('d', 'Un punto'),
    ...marked('e', 'Canone'),
    ...marked('f', '100,00 €'),
    { type: 'beginMarkedContentProps', id: null },
    { str: 'Pagina 1 di 4', height: 8, transform: [10] },
    { type: 'endMarkedContent' },
  ];
  const { container } = render(<PageText structure={structure} items={items} fields={[]} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Contratto' })).toBeVisible();
  expect(screen.getByText('Una frase che va a capo')).toBeVisible();
  expect(within(screen.getByRole('list')).getByRole('listitem')).toHaveTextContent(/^Un punto$/);
  expect(screen.getByRole('cell', { name: '100,00 €' })).toBeVisible();
  expect(screen.getByText('Il marchio della scuola')).toBeVisible();
  expect(container).not.toHaveTextContent('Pagina 1 di 4');
});

it('puts lines that stand close together into one paragraph where a document has no structure', () => {
  const line = (str: string, y: number): TextItem => ({ str, height: 10, transform: [10, 0, 0, 10, 50, y] });
  const found = paragraphsOf([
    line('Prima riga', 700),
    line('e seconda.', 688),
    line('Un altro paragrafo.', 650),
  ]);
  expect(found.map(({ text }) => text)).toEqual(['Prima riga e seconda.', 'Un altro paragrafo.']);
});

it('has what was filled in on the page after its words', () => {
  const fields = [{ id: '6R', name: 'canone', value: '12.500 euro' }];
  render(<PageText structure={null} items={[]} fields={fields} />);
  expect(screen.getByText('canone: 12.500 euro')).toBeVisible();
});
