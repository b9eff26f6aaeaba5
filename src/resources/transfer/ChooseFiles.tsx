import { useRef } from 'react';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';

/** Of the button, which takes the focus where a file goes from the page with what had it. */
export const CHOOSE_FILES_ID = 'transfer-choose';

/** The button that has the browser choose files: a label of the input would not open it from the keyboard. */
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
          // The same file once more is a choice too.
          target.value = '';
        }}
      />
    </>
  );
}
