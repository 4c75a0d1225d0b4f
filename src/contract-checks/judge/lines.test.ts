import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, type Line } from './lines.ts'
import { bucketOf, timed, within } from './times.ts'

async function all(chunks: readonly string[], longest?: number): Promise<Line[]> {
  const found: Line[] = []
  for await (const lines of linesOf(chunks, longest)) {
    expect(lines).not.toEqual([])
    found.push(...lines)
  }
  return found
}

test('lines are the same wherever the input is cut into chunks; empty ones are counted and left out, long ones named', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.stringMatching(/^[ a\n]{0,9}$/)), fc.nat(20), async (chunks, longest) => {
      const expected = chunks
        .join('')
        .split('\n')
        .flatMap((text, at): Line[] => {
          if (text.length > longest) return [{ number: at + 1, text: undefined }]
          return text.trim() === '' ? [] : [{ number: at + 1, text }]
        })
      expect(await all(chunks, longest)).toEqual(expected)
    }),
  ))

test('a line that is too long is named and not kept; those after it are read', async () => {
  const lines = await all(['aaa', 'aaa', 'aa\nb\ncccccccc\nd'], 5)
  expect(lines).toEqual([
    { number: 1, text: undefined },
    { number: 2, text: 'b' },
    { number: 3, text: undefined },
    { number: 4, text: 'd' },
  ])
})

test('a line of exactly as much as is kept is kept, wherever it is cut', async () => {
  const kept = [
    { number: 1, text: 'aaaaa' },
    { number: 2, text: 'bbbbb' },
  ]
  expect(await all(['aaaaa\nbbbbb'], 5)).toEqual(kept)
  expect(await all(['aaaaa', '\nbbbbb'], 5)).toEqual(kept)
})

test('shares of times are at most a tenth too high, never too low', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10, max: 1_000_000 }), { minLength: 1, maxLength: 300 }),
      fc.constantFrom(0.5, 0.95, 0.99, 1),
      (ms, share) => {
        const times: Record<string, number> = {}
        for (const each of ms) times[bucketOf(each)] = (times[bucketOf(each)] ?? 0) + 1
        expect(timed(times)).toBe(ms.length)
        const exact = ms.toSorted((a, b) => a - b)[Math.ceil(ms.length * share) - 1] ?? 0
        expect(within(times, share)).toBeGreaterThanOrEqual(exact)
        expect(within(times, share)).toBeLessThanOrEqual(exact * 1.1 + 1)
      },
    ),
  )
})
