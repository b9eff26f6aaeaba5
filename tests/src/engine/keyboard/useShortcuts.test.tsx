import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HelpDialog } from '../../../../src/engine/keyboard/HelpDialog';
import { useShortcuts } from '../../../../src/engine/keyboard/useShortcuts';
import { inFrame } from '../../layout/inFrame';

function draw(dialog = false) {
  const does = {
    search: vi.fn(),
    filters: vi.fn(),
    act: vi.fn(),
    views: vi.fn(),
    export: vi.fn(),
    help: vi.fn(),
  };
  function Listening() {
    useShortcuts(does);
    return null;
  }
  inFrame(
    <>
      <Listening />
      <input aria-label="scritto" />
      <textarea aria-label="lungo" />
      <select aria-label="scelto">
        <option>f</option>
      </select>
      <input type="checkbox" aria-label="spunta" />
      {dialog && <HelpDialog onClose={vi.fn()} />}
    </>,
  );
  return does;
}

describe('the shortcuts', () => {
  it('do what their key says, on a checkbox too', async () => {
    const does = draw();
    await userEvent.keyboard('/fave?');
    for (const done of Object.values(does)) expect(done).toHaveBeenCalledOnce();
    screen.getByLabelText('spunta').focus();
    await userEvent.keyboard('/');
    expect(does.search).toHaveBeenCalledTimes(2);
  });

  it('are dead where somebody writes or chooses, and leave the letter there', async () => {
    const does = draw();
    await userEvent.type(screen.getByLabelText('scritto'), '/fve?');
    await userEvent.type(screen.getByLabelText('lungo'), '/fve?');
    screen.getByLabelText('scelto').focus();
    await userEvent.keyboard('f');
    for (const done of Object.values(does)) expect(done).not.toHaveBeenCalled();
    expect(screen.getByLabelText('scritto')).toHaveValue('/fve?');
  });

  it('leave the browser its own keys', async () => {
    const does = draw();
    await userEvent.keyboard('{Control>}f{/Control}{Alt>}e{/Alt}{Meta>}f{/Meta}');
    for (const done of Object.values(does)) expect(done).not.toHaveBeenCalled();
  });

  it('are dead while a letter is composed, and for a dead key', () => {
    const does = draw();
    fireEvent.keyDown(document.body, { key: '/', isComposing: true });
    fireEvent.keyDown(document.body, { key: 'Dead' });
    for (const done of Object.values(does)) expect(done).not.toHaveBeenCalled();
  });

  it('do nothing behind a dialog, and can be put out of use there', async () => {
    const does = draw(true);
    const on = screen.getByRole('switch', { name: 'Scorciatoie con un solo tasto' });
    expect(on).toBeChecked();
    await userEvent.click(on);
    await userEvent.keyboard('/');
    expect(does.search).not.toHaveBeenCalled();
    document.querySelector('[role=dialog]')?.remove();
    await userEvent.keyboard('/');
    expect(does.search, 'put out of use').not.toHaveBeenCalled();
  });
});
