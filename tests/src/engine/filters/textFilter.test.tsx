import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextFilter } from '../../../../src/engine/filters/TextFilter';

/** Renders a text filter, its value in the address, and links to other addresses. */
function Filtered() {
  const [value, setValue] = useState('');
  return (
    <>
      <TextFilter id="name" field={{ kind: 'text' }} label="Nome" value={value} change={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        away
      </button>
      <button type="button" onClick={() => setValue('mario')}>
        mario
      </button>
    </>
  );
}
function open() {
  render(<Filtered />);
  const input = screen.getByLabelText('Nome');
  const isSet = (value: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(value));
  const go = (where: string) => userEvent.click(screen.getByRole('button', { name: where }));
  return { input, isSet, go };
}

describe('a filter that is written', () => {
  it('keeps the blank between two words, however long somebody thinks about the second', async () => {
    const { input, isSet } = open();
    await userEvent.type(input, 'mario ');
    await isSet('mario');
    expect(input).toHaveValue('mario ');
    await userEvent.type(input, 'rossi');
    expect(input).toHaveValue('mario rossi');
    await isSet('mario rossi');
  });

  it('is tidied when it is left', async () => {
    const { input, isSet } = open();
    await userEvent.type(input, ' mario ');
    await userEvent.tab();
    await isSet('mario');
    expect(input).toHaveValue('mario');
    await userEvent.type(input, ' {Enter}');
    expect(input).toHaveValue('mario');
  });

  it('follows the address where that goes elsewhere, and back to what was typed', async () => {
    const { input, isSet, go } = open();
    await userEvent.type(input, 'mario{Enter}');
    await isSet('mario');
    await go('away');
    expect(input).toHaveValue('');
    await go('mario');
    expect(input).toHaveValue('mario');
  });
});
