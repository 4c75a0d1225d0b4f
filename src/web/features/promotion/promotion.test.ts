import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inviteOf } from './invite-link.ts'
import { linesOf, piecesOf } from './poster/draw-poster.ts'
import { LEVELS, shareText } from './terms.ts'

test('FEAT-22.a the link is the server’s, the poster links to this installation', () => {
  const member = { promotionCode: 'AB C1', promotionPrefix: 'https://x.example/r?code=' }
  expect(inviteOf(member, 'https://here.example/')).toEqual({
    code: 'AB C1',
    link: 'https://x.example/r?code=AB%20C1',
    landing: 'https://here.example/collection2?code=AB+C1',
  })
  expect(inviteOf({ promotionCode: 'A1', promotionPrefix: null }, 'https://here.example')?.link).toBe(
    'https://here.example/Register?code=A1',
  )
  expect(inviteOf({ promotionCode: null, promotionPrefix: null }, 'https://here.example')).toBeNull()
  expect(inviteOf(null, 'https://here.example')).toBeNull()
})

test('shares are formatted in the language', () => {
  expect(LEVELS.map(({ dividend }) => dividend && shareText(dividend, 'de_DE'))).toEqual([
    null,
    null,
    null,
    '5\u00a0%',
    '10\u00a0%',
    '15\u00a0%',
  ])
})

test('the lines of a poster hold the whole text, in order, and fit if each piece does', () => {
  const measure = (text: string): number => text.length
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 5, max: 30 }), (text, width) => {
      const pieces = piecesOf(text, 'en')
      expect(pieces.join('')).toBe(text)
      const lines = linesOf(pieces, width, measure)
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      const longest = Math.max(width, ...pieces.map((piece) => piece.length))
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(longest)
    }),
  )
})

test('an amount stays on one line with its coin, and punctuation with its word', () => {
  expect(linesOf(piecesOf('Up to 10\u00a0USDT back', 'en'), 9, (text) => text.length)).toEqual([
    'Up to',
    '10\u00a0USDT',
    'back',
  ])
  expect(piecesOf('登録し、本人', 'ja')).toContain('し、')
})
