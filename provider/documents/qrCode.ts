import QRCode from 'qrcode';

/** Pixels: large enough for a phone camera at arm's length. */
const WIDTH = 264;

/** Returns a text as a QR code: a data URL with a PNG, for pages. */
export const qrCode = (text: string): Promise<string> =>
  QRCode.toDataURL(text, { width: WIDTH, margin: 2, errorCorrectionLevel: 'M' });
