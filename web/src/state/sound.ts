// Sounds made in code: wood on wood, stone on stone. Soft, optional, never the only sign.

let context: AudioContext | undefined;

export function knock(material: 'wood' | 'stone'): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const out = context.createGain();
    out.gain.setValueAtTime(0.22, now);
    out.gain.exponentialRampToValueAtTime(0.001, now + (material === 'wood' ? 0.12 : 0.22));
    out.connect(context.destination);

    // A short burst of noise through a narrow filter is the blow, a falling tone the body.
    const length = Math.floor(context.sampleRate * 0.05);
    const noise = context.createBuffer(1, length, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < length; index++)
      samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
    const blow = context.createBufferSource();
    blow.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = material === 'wood' ? 900 : 380;
    filter.Q.value = 2.2;
    blow.connect(filter).connect(out);
    blow.start(now);

    const body = context.createOscillator();
    body.type = 'sine';
    body.frequency.setValueAtTime(material === 'wood' ? 310 : 120, now);
    body.frequency.exponentialRampToValueAtTime(material === 'wood' ? 190 : 70, now + 0.1);
    body.connect(out);
    body.start(now);
    body.stop(now + 0.25);
  } catch {
    // A browser without sound plays without sound.
  }
}
