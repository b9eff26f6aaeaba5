/** Patterns for browsers; the first match counts, because a User-Agent also names older browsers. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string, string])[] = [
  [/\biPad\b/, 'iPadOS', 'Tablet'],
  [/\biPhone\b/, 'iOS', 'Telefono'],
  [/\bAndroid\b(?!.*\bMobile\b)/, 'Android', 'Tablet'],
  [/\bAndroid\b/, 'Android', 'Telefono'],
  [/\bWindows\b/, 'Windows', 'Computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', 'Computer'],
  [/\bCrOS\b/, 'ChromeOS', 'Computer'],
  [/\bLinux\b/, 'Linux', 'Computer'],
];

/**
 * Returns the type of device, the browser and the system of a User-Agent, such as `Computer Chrome su Windows`. What
 * the User-Agent does not tell is described as unknown.
 */
export function deviceDetails(userAgent: string | undefined): string {
  const agent = userAgent ?? '';
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1];
  const system = systems.find(([sign]) => sign.test(agent));
  if (!browser && !system) return 'Dispositivo non riconosciuto';
  const [, name = 'un sistema non riconosciuto', type = 'Dispositivo'] = system ?? [];
  return `${type} ${browser ?? 'Browser'} su ${name}`;
}

/** Returns the location of an address as far as it is certain: the local network, or undefined. */
export function locationOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:/, '');
  const near =
    /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^::1$|^f[cd][0-9a-f]{2}:|^fe80:/i;
  return near.test(plain) ? 'Rete locale' : undefined;
}
