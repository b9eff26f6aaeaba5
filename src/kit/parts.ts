import type { Kit } from '../engine/declaration/kit';
import { AttachmentLinks } from './attachments/AttachmentLinks';
import { BinLink } from './bin/BinLink';
import { BinPage } from './bin/BinPage';
import { inDialect } from './dialect/inDialect';
import { AttachmentInput } from './inputs/AttachmentInput';
import { AttachmentsInput } from './inputs/AttachmentsInput';
import { MarkupInput } from './inputs/MarkupInput';
import { ReorderTool } from './reordering/ReorderTool';
import { RecordVersions } from './versions/RecordVersions';

export const kit: Kit = {
  inputs: { markup: MarkupInput, attachment: AttachmentInput, attachments: AttachmentsInput },
  AttachmentLinks,
  ReorderTool,
  BinLink,
  BinPage,
  RecordVersions,
  inDialect,
};
