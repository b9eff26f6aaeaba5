import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breakable } from '../../../src/ui/Breakable';

it('lets an address break after @ and before a dot, and copies as the same text', () => {
  const { container } = render(<Breakable text="tnis013001@pec.example.org" />);
  expect(container.innerHTML).toBe('tnis013001@<wbr>pec<wbr>.example<wbr>.org');
  expect(container).toHaveTextContent('tnis013001@pec.example.org');
});
