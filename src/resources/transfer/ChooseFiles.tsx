import { useRef } from 'react';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';

/** Id of the button, which takes the focus when a focused file disappears from the page. */
export const CHOOSE_FILES_ID = 'transfer-choose';

/** Renders a button that opens the file chooser: a label of the input could not be used by keyboard. */
export function ChooseFiles({ choose }: { readonly choose: (files: readonly File[]) => void }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button id={CHOOSE_FILES_ID} variant="outlined" onClick={() => input.current?.click()} sx={{ mt: 1 }}>
        {say('transfer.files.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={say('transfer.files.choose')}
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          // Choosing the same file again must fire a change too.
          target.value = '';
        }}
      />
    </>
  );
}
