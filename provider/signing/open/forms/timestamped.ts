import { decode } from '../../asn1/decode';
import type { Asn1 } from '../../asn1/node';
import { flag, isSequence, octets, sequence, tagged, wrappedIn } from '../../asn1/read';
import { readText } from '../../asn1/readText';
import { Unreadable } from '../../asn1/unreadable';
import { readableLists } from '../../certificates/revocationList';
import { Content } from '../../verify/content';
import type { Contained, Found, Judging } from '../form';
import { nameInside } from '../safeName';
import { judgeStamp } from '../stamp';

const UTF8_STRING = 12;

/**
 * Opens a document with its timestamps (TimeStampedData, RFC 5544; .tsd). It judges only the first, which covers the
 * document. Each further timestamp covers the previous one, and proves nothing more about the document.
 * @throws Unreadable
 */
export function openTimestamped(der: Buffer, { name }: Contained, judging: Judging): Found {
  const { root, trailing } = decode(der);
  const [, wrapped] = sequence(root);
  const [, ...rest] = sequence(wrappedIn(wrapped, 0));
  const metaData = rest.find(isSequence);
  const content = rest.find((part) => part.is('universal', 4));
  const evidence = tagged(rest, 0);
  if (!content) throw new Unreadable('malformed', 'the document is not inside');
  const document = octets(content);
  const [first] = evidence?.children ?? [];
  if (!first) throw new Unreadable('malformed', 'there is no timestamp');
  const [token, list] = sequence(first);
  if (!token) throw new Unreadable('malformed', 'there is no timestamp');
  const { hashProtected, fileName } = metaData ? readMetaData(metaData) : noMetaData;
  const stamped = hashProtected && metaData ? Buffer.concat([metaData.bytes, document]) : document;
  const { found, state, existedAt } = judgeStamp(token.bytes, Content.of(stamped), judging, {
    certificates: [],
    facts: { revocationLists: readableLists(list ? [list.bytes] : []), ocspResponses: [] },
  });
  return {
    form: 'timestamped',
    mediaType: 'application/timestamped-data',
    timestamps: [{ ...found, covers: [0] }],
    files: [{ name: fileName ?? nameInside(name), bytes: document, existedAt }],
    unchecked: state.state === 'verified' ? state.unchecked : [],
    codes: trailing > 0 ? ['trailing-bytes'] : [],
  };
}

const noMetaData = { hashProtected: false, fileName: undefined };

/** Reads MetaData: whether the timestamp covers it too, and the name of the document. */
function readMetaData(node: Asn1): { hashProtected: boolean; fileName: string | undefined } {
  const [isProtected, ...rest] = sequence(node);
  const fileName = rest.find((part) => part.is('universal', UTF8_STRING));
  return {
    hashProtected: isProtected !== undefined && flag(isProtected),
    fileName: fileName && readText(fileName),
  };
}
