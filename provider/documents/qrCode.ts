import QRCode from 'qrcode';

/** Pixels: large enough for a telephone's camera at arm's length. */
const WIDTH = 264;

/** A text as a code to be photographed: an address for pages, a data URL with a PNG. */
export const qrCode = (text: string): Promise<string> =>
  QRCode.toDataURL(text, { width: WIDTH, margin: 2, errorCorrectionLevel: 'M' });
