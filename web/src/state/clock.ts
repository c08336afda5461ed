/** Minutes and seconds; tenths in the last ten seconds, after the mark of the language. */
export function clockText(ms: number, lang = 'en'): string {
  const total = Math.max(0, ms);
  if (total < 10_000) {
    const tenths = Math.ceil(total / 100) / 10;
    return new Intl.NumberFormat(lang, { minimumFractionDigits: 1 }).format(tenths);
  }
  const seconds = Math.ceil(total / 1000);
  const rest = String(seconds % 60).padStart(2, '0');
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${rest}`;
}
