const NOTES = [880, 1320] as const
const NOTE_SECONDS = 0.09
const LOUDNESS = 0.08

let context: AudioContext | null = null

/** Plays two short synthesized notes. Browsers that block sound before a press stay silent. */
export function playFill(): void {
  context ??= new AudioContext()
  const { currentTime, destination } = context
  NOTES.forEach((frequency, at) => {
    if (context === null) return
    const [note, gain] = [context.createOscillator(), context.createGain()]
    const from = currentTime + at * NOTE_SECONDS
    note.frequency.value = frequency
    gain.gain.setValueAtTime(LOUDNESS, from)
    gain.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS * 2)
    note.connect(gain).connect(destination)
    note.start(from)
    note.stop(from + NOTE_SECONDS * 2)
  })
}
