import { bytesOf } from '../ui/files/bytesOf';
import { saveFile } from '../ui/files/saveFile';

/** A file as an answer holds it. */
export interface AnsweredFile {
  readonly name: string;
  readonly content: string;
  readonly media?: string;
}

/** Lets the browser save a file that an answer holds. */
export const saveBase64 = ({ name, content, media = 'application/pdf' }: AnsweredFile): void =>
  saveFile(name, bytesOf(content), media);
