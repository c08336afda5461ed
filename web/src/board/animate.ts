// Motion that explains the rules. The scene is already where it ends; pieces are only shown arriving, so nothing waits.

const DURATION = 240;
/** The ground resists a little, then gives; all pieces of a line, the one that falls too, keep together. */
const PUSH = 'cubic-bezier(.45, 0, .2, 1)';
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

export interface Point {
  x: number;
  y: number;
}

/** Where a piece comes from, as an offset from where it is, in units of the drawing. */
export interface Arrival {
  element: Element;
  offset: Point;
  /** Degrees it turns by while it comes. */
  turn: number;
  step: number;
  manner: 'push' | 'walk' | 'lift' | 'drop';
}

export interface Departure {
  element: Element;
  offset: Point;
  step: number;
  manner: 'fall' | 'home';
}

const running = new Set<Animation>();

function follow(animation: Animation): Animation {
  running.add(animation);
  const forget = () => running.delete(animation);
  animation.addEventListener('finish', forget);
  animation.addEventListener('cancel', forget);
  return animation;
}

/** A next touch finishes whatever still moves. */
export function finishAll(): void {
  for (const animation of [...running]) animation.finish();
}

export function arrive({ element, offset, turn, step, manner }: Arrival): void {
  const from = `translate(${offset.x}px, ${offset.y}px)`;
  const delay = step * (DURATION * 0.75);
  const timing = { duration: DURATION, delay, fill: 'backwards' as const };
  if (offset.x !== 0 || offset.y !== 0) {
    const frames: Keyframe[] =
      manner === 'push' || manner === 'walk'
        ? [{ transform: from }, { transform: 'none' }]
        : [
            { transform: `${from} scale(1)` },
            {
              transform: `translate(${offset.x * 0.5}px, ${offset.y * 0.5}px) scale(1.14)`,
              offset: 0.45,
            },
            { transform: 'scale(1)' },
          ];
    follow(element.animate(frames, { ...timing, easing: manner === 'push' ? PUSH : EASE }));
  } else if (manner === 'drop') {
    follow(
      element.animate(
        [
          { transform: 'scale(1.25)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        {
          ...timing,
          easing: EASE,
        },
      ),
    );
  }
  const turner = element.querySelector('.turner');
  if (turn !== 0 && turner) {
    const frames = [{ transform: `rotate(${turn}deg)` }, { transform: 'rotate(0deg)' }];
    follow(turner.animate(frames, { ...timing, easing: EASE }));
  }
}

export function depart({ element, offset, step, manner }: Departure, done: () => void): void {
  const move = (part: number, more: string) =>
    `translate(${offset.x * part}px, ${offset.y * part}px) ${more}`;
  // What falls goes over the edge with its line, in the same time and manner, and only then tips.
  const frames: Keyframe[] =
    manner === 'fall'
      ? [
          { transform: 'none', opacity: 1, easing: PUSH },
          { transform: move(1, 'rotate(0deg) scale(1)'), opacity: 1, offset: 0.4, easing: 'ease-in' },
          { transform: move(1.3, 'rotate(52deg) scale(.4)'), opacity: 0 },
        ]
      : [
          { transform: 'none', opacity: 1, easing: EASE },
          { transform: move(1, 'scale(.8)'), opacity: 0.2 },
        ];
  const duration = manner === 'fall' ? DURATION / 0.4 : DURATION * 1.4;
  const animation = element.animate(frames, { duration, delay: step * DURATION * 0.75, fill: 'both' });
  animation.addEventListener('finish', done);
  animation.addEventListener('cancel', done);
  follow(animation);
}
