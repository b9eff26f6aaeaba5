/** Combines a detached signature or timestamp with its document in an archive, which the provider opens. */
export async function withContent(signature: File, document: File): Promise<File> {
  const { zipSync } = await import('fflate');
  const bytes = async (file: File) => new Uint8Array(await file.arrayBuffer());
  // With the same name, they would be one entry of the archive.
  const name = document.name === signature.name ? `documento-${document.name}` : document.name;
  const archive = zipSync(
    { [signature.name]: await bytes(signature), [name]: await bytes(document) },
    { level: 0 },
  );
  return new File([archive as Uint8Array<ArrayBuffer>], `${signature.name}.zip`, { type: 'application/zip' });
}
