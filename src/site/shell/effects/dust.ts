import * as limits from '../../../domain/limits.ts'

/** A mote of dust in the projector's beam, in pixels and seconds. */
export type Mote = {
  x: number
  y: number
  readonly radius: number
  readonly driftX: number
  readonly driftY: number
  /** The phase of the mote's slow sway, in radians. */
  phase: number
}

const { max, pixelsPerParticle, linkDistancePx, opacity } = limits.particles
const swayPx = 4
const swayPerSecond = 0.35
const margin = 8

export function particleCount(width: number): number {
  return Math.max(0, Math.min(max, Math.floor(width / pixelsPerParticle)))
}

export function scatterDust(width: number, height: number, random: () => number): Mote[] {
  return Array.from({ length: particleCount(width) }, () => {
    const depth = random()
    return {
      x: random() * width,
      y: random() * height,
      // Near motes are larger and faster than far ones.
      radius: 1.2 + depth * 2.4,
      driftX: (random() - 0.35) * (3 + depth * 7),
      driftY: -(1.5 + random() * (2 + depth * 5)),
      phase: random() * Math.PI * 2,
    }
  })
}

/** Moves the dust. A mote that leaves the frame comes back on the other side. */
export function driftDust(motes: readonly Mote[], width: number, height: number, seconds: number): void {
  for (const mote of motes) {
    mote.phase += seconds * swayPerSecond
    mote.x = wrap(mote.x + (mote.driftX + Math.cos(mote.phase) * swayPx) * seconds, width)
    mote.y = wrap(mote.y + mote.driftY * seconds, height)
  }
}

function wrap(value: number, size: number): number {
  const span = size + margin * 2
  return ((((value + margin) % span) + span) % span) - margin
}

/** Dust glows as it crosses the beam, which falls from the upper right to the lower left. */
export function moteOpacity(mote: Mote, width: number, height: number): number {
  const offBeam = Math.abs(mote.x / width + mote.y / height - 1)
  const glow = 0.55 + 0.45 * Math.max(0, 1 - offBeam * 1.6)
  return opacity * glow * (0.8 + 0.2 * Math.sin(mote.phase * 3))
}

/** Lines fade with distance and disappear at the limit. */
export function linkOpacity(distance: number): number {
  return distance < linkDistancePx ? opacity * (1 - distance / linkDistancePx) : 0
}
