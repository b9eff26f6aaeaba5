import { useSay } from '../../i18n/useSay';
import { Section } from '../../ui/Section';
import type { useFiles } from './usePractices';

/** Lists the files submitted with a practice. */
export function FileList({ files }: { readonly files: NonNullable<ReturnType<typeof useFiles>['data']> }) {
  const say = useSay();
  return (
    <Section title={say('transfer.files.summary')}>
      <ul>
        {files.map(({ filename, size, password, fornitore }) => (
          <li key={filename}>
            {filename} ({size}, {fornitore},{' '}
            {say(password ? 'transfer.files.hasPassword' : 'transfer.files.withoutPassword')})
          </li>
        ))}
      </ul>
    </Section>
  );
}
