import { bytesOf } from '../ui/files/bytesOf';
import { saveFile } from '../ui/files/saveFile';

/** A file contained in a response. */
export interface AnsweredFile {
  readonly name: string;
  readonly content: string;
  readonly media?: string;
}

/** Makes the browser save a file contained in a response. */
export const saveBase64 = ({ name, content, media = 'application/pdf' }: AnsweredFile): void =>
  saveFile(name, bytesOf(content), media);
