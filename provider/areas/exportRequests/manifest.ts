import { showInstant } from '../../../contract/values/dates';
import { sizeText } from '../../../contract/values/files';
import { TaggedDocument } from '../../documents/taggedDocument';
import { exportWords as words } from '../../i18n/exportManifest.it';
import type { ExportRow } from './exportRequestStore';

/** A file as it was written. */
export interface ManifestFile {
  readonly path: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

interface Exported {
  readonly row: ExportRow;
  readonly school: { readonly name: string; readonly cod_min: string };
  readonly now: Date;
  readonly files: readonly ManifestFile[];
  /** Files delivered by external applications. */
  readonly produced: readonly { readonly application: string }[];
  /** The day up to which the audit log is in the archive only. */
  readonly archivedUntil: string | null;
}

/** Builds the manifest: the contents of an export, and what is missing and why. */
export const manifestOf = ({ row, school, now, files, produced, archivedUntil }: Exported) => ({
  scuola: { codiceCliente: row.customer_code, codiceMeccanografico: school.cod_min, nome: school.name },
  richiesta: {
    numero: row.prg_richiesta,
    data: row.data_rich.toISOString(),
    da: row.cognome_nome_supervisor,
  },
  preparata: now.toISOString(),
  formato: words.format,
  applicazioni: row.applicazioni.map((ac) => ({
    codice: ac,
    file: files
      .filter(({ path }) => path.startsWith(`${ac}/`))
      .map(({ path, rows, bytes, sha256 }) => ({ nome: path, righe: rows, byte: bytes, sha256 })),
    mancante: words.missing(
      ac,
      row.applicazioni,
      produced.some(({ application }) => application === ac),
      archivedUntil,
    ),
  })),
});

export type Manifest = ReturnType<typeof manifestOf>;

/** Renders the manifest as a PDF for people to read. */
export function manifestPdf(manifest: Manifest, at: Date): Promise<Buffer> {
  const { scuola, richiesta, applicazioni } = manifest;
  const document = new TaggedDocument({ title: words.title(scuola.nome), subject: words.heading, at });
  document.heading(1, words.heading);
  document.paragraph(words.lead(scuola.nome, scuola.codiceCliente));
  document.points([
    words.asked(String(richiesta.numero), showInstant(richiesta.data), richiesta.da),
    words.made(showInstant(manifest.preparata)),
    manifest.formato,
  ]);
  for (const { codice, file, mancante } of applicazioni) {
    document.heading(2, words.application(codice));
    document.points(file.map((one) => words.file(one.nome, one.righe, sizeText(one.byte), one.sha256)));
    document.paragraph(words.without);
    document.points(mancante.map(({ che, perche }) => `${che}: ${perche}`));
  }
  return document.end();
}
