import { settingsStore } from '../../ui/settings/settings-store.ts'

export type Sound = 'tick' | 'shutter' | 'confirm'

const toggles =
  'input:is([type="checkbox"], [type="radio"]), [role="switch"], [role="tab"], [aria-pressed], summary'
const buttons = 'button, [role="button"], input:is([type="submit"], [type="button"], [type="reset"])'
/** Full scale is 1; these are far quieter than speech. */
const loudness = { tick: 0.035, shutter: 0.03, confirm: 0.045 }

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined

/** Plays the sound of a click on a toggle or a button. */
export function playClickOn(element: Element): void {
  const sound = soundOf(element)
  if (sound) playSound(sound)
}

function soundOf(element: Pick<Element, 'closest'>): Sound | null {
  if (element.closest(toggles)) return 'tick'
  return element.closest(buttons) ? 'shutter' : null
}

/** Silent unless the visitor has turned sounds on, before any gesture, and in browsers without audio. */
export function playSound(sound: Sound): void {
  if (!settingsStore().get().uiSounds || !navigator.userActivation?.hasBeenActive || document.hidden) return
  try {
    audio ??= new AudioContext({ latencyHint: 'interactive' })
    if (audio.state === 'suspended') audio.resume().catch(() => undefined)
    const at = audio.currentTime + 0.005
    if (sound === 'confirm') {
      playNote(audio, 659.25, at)
      playNote(audio, 987.77, at + 0.11)
    } else if (sound === 'tick') playClick(audio, at, 3800, loudness.tick)
    else {
      // A focal-plane shutter: the first curtain opens, the second closes, a little lower.
      playClick(audio, at, 2600, loudness.shutter)
      playClick(audio, at + 0.042, 1700, loudness.shutter)
    }
  } catch {
    // Without audio hardware the constructor throws; the page is complete without sound.
  }
}

function playNote(context: AudioContext, frequency: number, at: number) {
  const tone = new OscillatorNode(context, { type: 'sine', frequency })
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(0, at)
  envelope.gain.linearRampToValueAtTime(loudness.confirm, at + 0.012)
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + 0.32)
  tone.connect(envelope).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.34)
}

function playClick(context: AudioContext, at: number, frequency: number, gain: number) {
  noise ??= whiteNoise(context)
  const burst = new AudioBufferSourceNode(context, { buffer: noise })
  const color = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 1.1 })
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(gain, at)
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + 0.028)
  burst.connect(color).connect(envelope).connect(context.destination)
  burst.start(at)
  burst.stop(at + 0.03)
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({
    length: Math.ceil(context.sampleRate * 0.03),
    sampleRate: context.sampleRate,
  })
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return buffer
}
