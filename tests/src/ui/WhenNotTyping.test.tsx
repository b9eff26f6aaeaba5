import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useInUse } from '../../../src/ui/inUse';
import { WhenNotTyping } from '../../../src/ui/WhenNotTyping';

function Form({ used }: { readonly used: boolean }) {
  useInUse(used);
  return null;
}
const page = (used: boolean) => (
  <>
    <Form used={used} />
    <WhenNotTyping>the news</WhenNotTyping>
  </>
);

it('waits while a form, a step or another dialog is in use, and then stays', () => {
  const { rerender } = render(<Form used />);
  rerender(page(true));
  expect(screen.queryByText('the news')).toBeNull();
  rerender(page(false));
  expect(screen.getByText('the news')).toBeVisible();
  rerender(page(true));
  expect(screen.getByText('the news')).toBeVisible();
});

it('waits while a field has the focus', () => {
  render(<input aria-label="field" />);
  screen.getByLabelText('field').focus();
  render(<WhenNotTyping>the news</WhenNotTyping>);
  expect(screen.queryByText('the news')).toBeNull();
});
