// French typography, for texts that were written with plain spaces.

/** French sets a space that does not break before its tall marks and inside its quotes. */
export function french(text: string): string {
  return text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}
