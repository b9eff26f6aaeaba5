import { useTranslate } from 'react-admin';
import { fileText, fileTypeOf, fileTypes } from '../../../contract/values/files';
import { Button } from '../Button';
import { bytesOf } from './bytesOf';
import { saveFile } from './saveFile';

interface DownloadButtonProps {
  /** In base64. */
  readonly file: string;
  /** Label of the file in the form. */
  readonly label: string;
  /** How it is saved, without what follows from its type. */
  readonly name: string;
}

/** Saves a file that a record holds, under a name that says what it is. */
export function DownloadButton({ file, label, name }: DownloadButtonProps) {
  const translate = useTranslate();
  const type = fileTypeOf(file);
  const save = () => {
    saveFile(
      type ? `${name}.${type}` : name,
      bytesOf(file),
      type ? fileTypes[type].media : 'application/octet-stream',
    );
  };
  return (
    <Button size="small" variant="outlined" onClick={save}>
      {translate('engine.form.file.save', { name: label, file: fileText(file) })}
    </Button>
  );
}
