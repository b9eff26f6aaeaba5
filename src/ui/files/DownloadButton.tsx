import { useTranslate } from 'react-admin';
import { fileText, fileTypeOf, fileTypes } from '../../../contract/values/files';
import { Button } from '../Button';
import { bytesOf } from './bytesOf';
import { saveFile } from './saveFile';

interface DownloadButtonProps {
  /** Content of the file in base64. */
  readonly file: string;
  /** Label of the file in the form. */
  readonly label: string;
  /** File name without the extension, which follows from the type. */
  readonly name: string;
}

/** Renders the button that saves a file contained in a record, with the extension of its type. */
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
