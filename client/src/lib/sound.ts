// A few quiet tones, made on the spot.
import { settings } from './settings.svelte'

let audio: AudioContext | null = null

function tone(frequency: number, at: number, length: number, volume: number, type: OscillatorType = 'sine'): void {
  if (!audio) return
  const start = audio.currentTime + at
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.type = type
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + length)
}

const TUNES = {
  turn: () => [220, 329.6, 440].forEach((f, i) => tone(f, i * 0.14, 1.4, 0.07)),
  tick: () => tone(1250, 0, 0.05, 0.025, 'triangle'),
  refused: () => tone(110, 0, 0.25, 0.06, 'triangle'),
  won: () => [261.6, 329.6, 392, 523.3].forEach((f, i) => tone(f, i * 0.18, 2, 0.07)),
  lost: () => [196, 185, 146.8, 98].forEach((f, i) => tone(f, i * 0.3, 2.4, 0.08)),
}

export function play(tune: keyof typeof TUNES): void {
  // A browser makes no sound before its user has touched the page, and complains when asked to.
  if (!settings.now.sound || typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return
  // Nothing that is shown waits for a sound.
  setTimeout(() => {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    TUNES[tune]()
  })
}
