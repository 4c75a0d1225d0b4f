import { afterEach, expect, test, vi } from 'vitest'
import { playFill } from './sound.ts'

afterEach(() => vi.unstubAllGlobals())

test('a fill is heard as two short notes, the higher one after the lower, and both end', () => {
  const notes: { hertz: number; from: number; to: number }[] = []
  class FakeContext {
    readonly currentTime = 5
    readonly destination = {}
    createGain = () => ({
      gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
      connect: () => {},
    })
    createOscillator = () => {
      const note = { hertz: 0, from: 0, to: 0 }
      notes.push(note)
      return {
        frequency: {
          set value(hertz: number) {
            note.hertz = hertz
          },
        },
        connect: <Node>(node: Node): Node => node,
        start: (at: number) => (note.from = at),
        stop: (at: number) => (note.to = at),
      }
    }
  }
  vi.stubGlobal('AudioContext', FakeContext)
  playFill()
  expect(notes.map(({ hertz }) => hertz)).toEqual([880, 1320])
  const [low, high] = notes
  expect(high?.from).toBeGreaterThan(low?.from ?? Infinity)
  expect(notes.every(({ from, to }) => from >= 5 && to > from && to < 6)).toBe(true)
})
