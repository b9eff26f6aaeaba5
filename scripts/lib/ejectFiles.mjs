// How an ejected form reads a file that is chosen, as source.
export const FILES = `
/** The bytes of a file in base64. */
const base64Of = (file: File | undefined) =>
  new Promise<string>((resolve, reject) => {
    if (!file) return resolve('');
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
`;
