/**
 * Returns the day after Easter, a public holiday without a fixed date, by the Gregorian computus (Meeus, Jones,
 * Butcher).
 * @returns YYYY-MM-DD
 */
export function easterMonday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  // Days from 1 March to Easter Monday.
  const days = moon + toSunday - 7 * late + 22;
  return new Date(Date.UTC(year, 2, 1 + days)).toISOString().slice(0, 10);
}
