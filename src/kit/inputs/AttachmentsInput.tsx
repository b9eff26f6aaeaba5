import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { attachmentField } from '../../../contract/schema/attachmentField';
import { fieldMessage } from '../../../contract/schema/fieldMessages';
import { brokenLimit, fileTypes, sizeText, typeNames } from '../../../contract/values/files';
import { same } from '../../api/same';
import { attachmentInForm, attachmentOf } from '../../engine/form/attachmentInForm';
import { type FieldOf, type InputProps, inputId, noteId } from '../../engine/form/inputs/InputProps';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { base64Of } from '../../ui/files/base64Of';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { HeldFile } from './HeldFile';

/**
 * Renders an input for several files in one field. People can choose several at once, and download or remove each one.
 * New files are sent with the record.
 */
export function AttachmentsInput({
  name,
  label,
  field,
  disabledReason,
  help,
  required,
}: InputProps<FieldOf<'list'>>) {
  const translate = useTranslate();
  const sentence = useSentence();
  const { field: input, fieldState } = useController<Record<string, readonly string[]>>({ name });
  const chooser = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The current values: reading a file takes time, and they may change meanwhile. */
  const now = useRef(input.value);
  now.current = input.value;
  const [reading, setReading] = useState(false);
  /** Why files were refused. Shown only while the input still holds the same value, so not after saving. */
  const [refusal, setRefusal] = useState<{ readonly held: unknown; readonly reasons: readonly string[] }>();
  const [said, setSaid] = useState('');
  const of = attachmentField(field);
  if (!of) return null;
  const most = field.max ?? 1;
  const held = [...(input.value ?? [])];
  const open = disabledReason === undefined;
  const refused = refusal && same(refusal.held, input.value) ? refusal.reasons : [];

  /** Reads one file. @returns its value, or the reason why it is refused */
  async function readFile(file: File): Promise<{ readonly value?: string; readonly why?: string }> {
    if (!of) return {};
    if (file.size > of.max) return { why: fieldMessage(of, 'max') };
    const content = await base64Of(file).catch(() => undefined);
    if (content === undefined) return { why: translate('engine.form.file.unread') };
    const broken = brokenLimit(of, content);
    if (broken) return { why: fieldMessage(of, broken) };
    const sha256 = await sha256Of(file);
    const twice = now.current.some((one) => {
      const held = attachmentOf(one);
      return held?.content === content || (held?.sha256 !== undefined && held.sha256 === sha256);
    });
    if (twice) return { why: translate('engine.form.file.twice') };
    return { value: attachmentInForm({ name: file.name.slice(-200), content }) };
  }

  async function choose(files: readonly File[]) {
    if (files.length === 0) return;
    const room = most - now.current.length;
    const over = files.slice(room).map((file) => file.name);
    const problems: string[] = [];
    const added: string[] = [];
    setReading(true);
    for (const file of files.slice(0, room)) {
      const { value, why } = await readFile(file);
      if (value !== undefined) {
        now.current = [...now.current, value];
        input.onChange(now.current);
        added.push(file.name);
      }
      if (why) problems.push(translate('engine.form.file.refused', { name: file.name, why: sentence(why) }));
    }
    if (over.length > 0) problems.push(translate('engine.form.file.over', { most, names: over.join(', ') }));
    setReading(false);
    setRefusal({ held: now.current, reasons: problems });
    setSaid(added.length > 0 ? translate('engine.form.file.added', { name: added.join(', ') }) : '');
    // Allows the same file to be chosen again.
    if (chooser.current) chooser.current.value = '';
  }

  function remove(place: number) {
    setSaid(translate('engine.form.file.removed', { name: attachmentOf(held[place])?.name ?? '' }));
    input.onChange(held.filter((_, other) => other !== place));
    add.current?.focus();
  }

  const limits = translate('engine.form.file.many', {
    smart_count: most,
    limits: translate('engine.form.file.each', { types: typeNames(of.of), size: sizeText(of.max) }),
  });
  const problem = fieldState.error?.message;
  return (
    <FormControl
      error={Boolean(problem) || refused.length > 0}
      fullWidth
      role="group"
      aria-labelledby={`${inputId(name)}-label`}
    >
      <FormLabel id={`${inputId(name)}-label`} required={required} sx={{ fontSize: '0.8125rem', mb: 0.5 }}>
        {label}
      </FormLabel>
      {held.length === 0 && !open && <span>{translate('engine.form.file.none')}</span>}
      {held.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 0.5, maxWidth: '36rem' }}>
          {held.map((one, place) => {
            const file = attachmentOf(one);
            if (!file) return null;
            return (
              <Box
                component="li"
                key={file.sha256 ?? one}
                sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}
              >
                <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                  <HeldFile field={name} file={file} />
                </Box>
                {open && (
                  <Button
                    size="small"
                    aria-label={`${translate('engine.form.file.remove')} ${file.name}`}
                    onClick={() => remove(place)}
                  >
                    {translate('engine.form.file.remove')}
                  </Button>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      {reading && <LinearProgress aria-label={translate('engine.form.file.reading')} sx={{ my: 0.5 }} />}
      {open && (
        <Box>
          <Button
            id={inputId(name)}
            ref={(at) => {
              add.current = at;
              input.ref(at);
            }}
            size="small"
            variant="outlined"
            aria-describedby={noteId(name)}
            busy={reading}
            disabledReason={held.length < most ? undefined : translate('engine.form.file.full')}
            onBlur={input.onBlur}
            onClick={() => chooser.current?.click()}
          >
            {translate('engine.form.file.add', { name: label })}
          </Button>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            aria-labelledby={`${inputId(name)}-label`}
            accept={of.of.map((type) => fileTypes[type].media).join(',')}
            onChange={({ target }) => void choose([...(target.files ?? [])])}
          />
        </Box>
      )}
      <FormHelperText id={noteId(name)} component="div" sx={{ mx: 0 }}>
        <div role="status">
          {refused.map((one) => (
            <div key={one}>{one}</div>
          ))}
        </div>
        <Box sx={problem ? undefined : { color: 'text.secondary' }}>
          {problem ?? disabledReason ?? (help || limits)}
        </Box>
      </FormHelperText>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </FormControl>
  );
}

/**
 * Returns the SHA-256 by which stored files are identified; undefined without a secure context, in which case the
 * provider compares the files.
 */
async function sha256Of(file: File): Promise<string | undefined> {
  const digest = await crypto.subtle?.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
