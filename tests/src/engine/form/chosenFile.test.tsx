import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileInput } from '../../../../src/engine/form/inputs/FileInput';
import { AttachmentInput } from '../../../../src/kit/inputs/AttachmentInput';
import { firstScreen } from '../../../fixtures/resourceScreen';

/** Files that are being read, by name; the test decides when each is loaded. */
const reading = new Map<string, Reader>();

/** Replaces the browser's FileReader. */
class Reader {
  result = '';
  error: Error | null = null;
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  readAsDataURL({ name }: File) {
    reading.set(name, this);
  }
}

const MAX = 100;
const TOO_LARGE = /Il file è troppo grande/;
const parts = {
  name: 'badge',
  label: 'Tessera',
  why: undefined,
  help: '',
  required: false,
  capitals: false,
  words: {},
  inside: () => null,
};

/** Renders a form of one input, and its value. */
function Form({ input: Input, kind }: { input: ComponentType<object>; kind: string }) {
  const form = useForm({ defaultValues: { badge: '' } });
  const given = { ...parts, field: { kind, of: ['pdf'], max: MAX } };
  return (
    <FormProvider {...form}>
      <Input {...given} />
      <p data-testid="held">{form.watch('badge')}</p>
    </FormProvider>
  );
}

describe.each([
  ['file', FileInput],
  ['attachment', AttachmentInput],
] as const)('a %s that is chosen', (kind, input) => {
  beforeEach(() => {
    reading.clear();
    vi.stubGlobal('FileReader', Reader);
  });
  afterEach(() => vi.unstubAllGlobals());

  async function open() {
    firstScreen(<Form kind={kind} input={input as unknown as ComponentType<object>} />, {
      roles: ['supervisor'],
    });
    return (await screen.findByLabelText('Tessera', { selector: 'input' })) as HTMLInputElement;
  }
  const choose = (chooser: HTMLInputElement, name: string, size = 1) =>
    userEvent.upload(chooser, new File(['a'.repeat(size)], name, { type: 'application/pdf' }));
  const read = (name: string, content: string) =>
    act(async () => {
      const reader = reading.get(name);
      if (reader) reader.result = `data:application/pdf;base64,${content}`;
      reader?.onload();
    });
  const held = () => screen.getByTestId('held');

  it('and is too large is not shown as chosen, and can be chosen again under its name', async () => {
    const chooser = await open();
    await choose(chooser, 'a.pdf', MAX + 1);
    expect(screen.getByText(TOO_LARGE)).toBeVisible();
    expect(chooser.files).toHaveLength(0);
    await choose(chooser, 'a.pdf');
    await read('a.pdf', 'QQ==');
    expect(screen.queryByText(TOO_LARGE)).toBeNull();
    expect(held()).toHaveTextContent('QQ==');
  });

  it('is the one that was chosen last, however long each takes to be read', async () => {
    const chooser = await open();
    await choose(chooser, 'first.pdf', 90);
    await choose(chooser, 'last.pdf');
    await read('last.pdf', 'TEFTVA==');
    await read('first.pdf', 'RklSU1Q=');
    expect(held()).toHaveTextContent('TEFTVA==');
    expect(held()).not.toHaveTextContent('RklSU1Q=');
  });

  it('and cannot be read is said to be so', async () => {
    const chooser = await open();
    await choose(chooser, 'gone.pdf');
    await act(async () => reading.get('gone.pdf')?.onerror());
    expect(await screen.findByText('Il file non si legge: sceglierlo di nuovo')).toBeVisible();
    expect(chooser.files).toHaveLength(0);
    expect(held()).toBeEmptyDOMElement();
  });
});
