// The only texture of the print: the gouge cut, a filled lens that tapers at both ends. Seeded, so that nothing shimmers.

/** A small generator of numbers from 0 to 1; the same seed gives the same cuts. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A lens from one point to another, this wide in the middle, bent to one side by `bend`. */
export function cut(x0: number, y0: number, x1: number, y1: number, width: number, bend = 0): string {
  const mx = (x0 + x1) / 2;
  const my = (y0 + y1) / 2;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length;
  const ny = (x1 - x0) / length;
  const q = (side: number) => `${round(mx + nx * (bend + side))} ${round(my + ny * (bend + side))}`;
  return `M${round(x0)} ${round(y0)}Q${q(width)} ${round(x1)} ${round(y1)}Q${q(-width)} ${round(x0)} ${round(y0)}Z`;
}

/** A few cuts along the edges of a cell of 100 by 100, as chatter of the gouge. */
export function chatter(x: number, y: number, seed: number): string {
  const random = seeded(seed);
  let path = '';
  const count = 3 + Math.floor(random() * 3);
  for (let index = 0; index < count; index++) {
    const side = Math.floor(random() * 4);
    const along = 12 + random() * 76;
    const depth = 5 + random() * 9;
    const length = 5 + random() * 9;
    const lean = (random() - 0.5) * 4;
    const [cx, cy, dx, dy] =
      side === 0
        ? [along, depth, lean, length]
        : side === 1
          ? [100 - depth, along, -length, lean]
          : side === 2
            ? [along, 100 - depth, lean, -length]
            : [depth, along, length, lean];
    path += cut(x + cx, y + cy, x + cx + dx, y + cy + dy, 0.7 + random() * 0.5);
  }
  return path;
}

/** Rays around a point: cuts from an inner to an outer radius. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  width: number,
): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * 2 * Math.PI;
    const far = index % 2 === 0 ? outer : inner + (outer - inner) * 0.6;
    path += cut(
      x + Math.cos(angle) * inner,
      y + Math.sin(angle) * inner,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      width,
    );
  }
  return path;
}

/** Wood grain over a width and height, flowing round the holes. */
export function grain(
  width: number,
  height: number,
  holes: { x: number; y: number }[],
  radius: number,
  seed: number,
): { dark: string; light: string } {
  const random = seeded(seed);
  const lines = { dark: '', light: '' };
  const step = 9;
  for (let base = 4; base < height; base += step * (0.55 + random() * 0.9)) {
    const phase = random() * 6.28;
    const sway = 1.5 + random() * 2.5;
    const wave = 150 + random() * 160;
    let start = random() * width * 0.25 - 20;
    while (start < width) {
      const length = 90 + random() * 260;
      const end = Math.min(start + length, width);
      const points: { x: number; y: number }[] = [];
      for (let x = Math.max(start, 0); x <= end; x += 16) {
        let y = base + Math.sin(x / wave + phase) * sway;
        for (const hole of holes) {
          const dx = (x - hole.x) / (radius * 1.7);
          const dy = y - hole.y;
          const near = Math.exp(-dx * dx);
          if (Math.abs(dy) < radius * 1.6 && near > 0.02) {
            const push = (radius * 1.35 * near * (1 - Math.abs(dy) / (radius * 1.6))) ** 1;
            y += dy >= 0 ? push : -push;
          }
        }
        if (y > 1 && y < height - 1) points.push({ x, y });
      }
      if (points.length > 3) {
        const thick = 0.5 + random() * 0.7;
        const last = points.length - 1;
        const taper = (index: number) => Math.sin((index / last) * Math.PI) * thick;
        const there = points.map((point, index) => `${round(point.x)} ${round(point.y - taper(index))}`);
        const back = points
          .map((point, index) => `${round(point.x)} ${round(point.y + taper(index))}`)
          .reverse();
        const path = `M${there.join('L')}L${back.join('L')}Z`;
        if (random() < 0.72) lines.dark += path;
        else lines.light += path;
      }
      start = end + 14 + random() * 70;
    }
  }
  return lines;
}

/** Corner brackets in a cell of 100 by 100 whose top left corner is given. */
export function brackets({ x, y }: { x: number; y: number }, inset: number, arm: number): string {
  const [l, t, r, b] = [x + inset, y + inset, x + 100 - inset, y + 100 - inset];
  return (
    `M${l} ${t + arm}V${t}H${l + arm}M${r - arm} ${t}H${r}V${t + arm}` +
    `M${r} ${b - arm}V${b}H${r - arm}M${l + arm} ${b}H${l}V${b - arm}`
  );
}

/** Rays on all four sides of a cell, away from a middle: so many cuts a side, long and short in turn. */
export function sideRays({ x, y }: { x: number; y: number }, from = 56, count = 7): string {
  let path = '';
  for (let side = 0; side < 4; side++) {
    const [dx, dy] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][side] as [number, number];
    for (let index = 0; index < count; index++) {
      const along = ((index + 0.5) / count - 0.5) * 100;
      const far = from + (index % 2 === 0 ? 9 : 15);
      const at = (out: number): [number, number] => [x + dx * out - dy * along, y + dy * out + dx * along];
      path += cut(...at(from), ...at(far), 1.4);
    }
  }
  return path;
}

/** Nine cuts that open like a fan around a point, towards an angle in degrees. */
export function fan(
  { x, y }: { x: number; y: number },
  angle: number,
  inner: number,
  outer: number,
  count = 9,
): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const turned = ((angle + (index / (count - 1) - 0.5) * 96) * Math.PI) / 180;
    const far = index % 2 === 0 ? outer : inner + (outer - inner) * 0.62;
    const [dx, dy] = [Math.sin(turned), -Math.cos(turned)];
    path += cut(x + dx * inner, y + dy * inner, x + dx * far, y + dy * far, 2.6);
  }
  return path;
}

/** A rectangle around the origin whose edge a knife has nicked here and there. */
export function nicked(width: number, height: number, seed: number, depth = 2.4): string {
  const random = seeded(seed);
  const [w, h] = [width / 2, height / 2];
  const corners = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ] as const;
  const points: string[] = [];
  for (const [index, [x0, y0]] of corners.entries()) {
    const [x1, y1] = corners[(index + 1) % 4] ?? corners[0];
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
    const at = (along: number, inward: number) =>
      points.push(`${round(x0 + dx * along - dy * inward)} ${round(y0 + dy * along + dx * inward)}`);
    at(0, 0);
    for (let along = 8 + random() * 20; along < length - 12; along += 14 + random() * 34) {
      const wide = 2 + random() * 5;
      at(along, random() * depth * 0.3);
      at(along + wide, depth * (0.4 + random() * 0.6));
      at(along + wide * 2, random() * depth * 0.3);
    }
  }
  return `M${points.join('L')}Z`;
}
