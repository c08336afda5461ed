// A picture of a position: SVG from the rules module, PNG by the browser's own painter.
import type { Rules } from '../rules/rules.ts';
import type { Line } from '../rules/worker.ts';

/** How wide a PNG is. */
const PNG_WIDTH = 1200;

/** The position after these moves; nothing where there is no picture of it. */
export function pictureOf(rules: Rules, { name, start, moves }: Line, dark: boolean): string {
  try {
    return rules.module.picture(name, start, moves, dark);
  } catch {
    return '';
  }
}

/** The same picture in pixels; `null` where the browser cannot paint it. */
export async function toPng(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode().catch(() => undefined);
  if (image.naturalWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = PNG_WIDTH;
  canvas.height = Math.round((PNG_WIDTH * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
