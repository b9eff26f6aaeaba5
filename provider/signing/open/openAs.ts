import { Unreadable } from '../asn1/unreadable';
import type { Contained, Found, Judging } from './form';
import { openCades } from './forms/cades';
import { openMessage } from './forms/message';
import { openPdf } from './forms/pdf';
import { openTimestamp, tokenIn } from './forms/timestamp';
import { openTimestamped } from './forms/timestamped';
import { openXml } from './forms/xml';
import { openZip } from './forms/zip';
import { type Kind, recognise } from './recognise';

/** Opens one file by its form; the files inside are returned unopened. It never throws because of a file's content. */
export async function openAs(file: Contained, judging: Judging): Promise<Found> {
  const kind = recognise(file.bytes);
  if (file.isJudged) return unread(kind);
  try {
    return await openKind(kind, file, judging);
  } catch (error) {
    // A library error caused by the content of a file is not our fault: the file is unreadable.
    const code = error instanceof Unreadable ? error.code : 'malformed';
    return { ...unread(kind), codes: [code] };
  }
}

async function openKind(kind: Kind, file: Contained, judging: Judging): Promise<Found> {
  switch (kind.kind) {
    case 'cms':
      return openCades(file, judging);
    case 'timestampToken':
      return openTimestamp(kind.bytes, judging, 'application/vnd.etsi.timestamp-token');
    case 'timestampAnswer': {
      const token = tokenIn(kind.bytes);
      if (!token) throw new Unreadable('malformed', 'the authority refused to stamp');
      return openTimestamp(token, judging, 'application/timestamp-reply');
    }
    case 'timestamped':
      return openTimestamped(kind.bytes, file, judging);
    case 'pdf':
      return openPdf(file, judging);
    case 'xml':
      return openXml(file, judging);
    case 'message':
      return openMessage(file, judging);
    case 'zip':
      return openZip(file, judging);
    default:
      return unread(kind);
  }
}

/** Returns the findings for a file of which only the kind is known. */
function unread(kind: Kind): Found {
  switch (kind.kind) {
    case 'pdf':
      return { form: 'pdf', mediaType: 'application/pdf' };
    case 'xml':
      return { form: 'xml', mediaType: 'application/xml' };
    case 'zip':
      return { form: 'zip', mediaType: 'application/zip' };
    case 'image':
      return { form: 'image', mediaType: kind.mediaType };
    case 'text':
      return { form: 'text', mediaType: 'text/plain' };
    case 'message':
      return { form: 'message', mediaType: 'message/rfc822' };
    case 'cms':
      return { form: 'cades', mediaType: 'application/pkcs7-mime' };
    case 'timestampToken':
    case 'timestampAnswer':
      return { form: 'timestamp', mediaType: 'application/timestamp-reply' };
    case 'timestamped':
      return { form: 'timestamped', mediaType: 'application/timestamped-data' };
    case 'encrypted':
      return { form: 'encrypted', mediaType: 'application/pkcs7-mime', codes: ['encrypted'] };
    case 'webPage':
      return { form: 'other', mediaType: 'text/html' };
    case 'empty':
      return { form: 'empty', mediaType: 'application/octet-stream', codes: ['empty'] };
    case 'other':
      return { form: 'other', mediaType: 'application/octet-stream' };
  }
}
