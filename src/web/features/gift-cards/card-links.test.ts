import { expect, test } from 'vitest'
import { cardAndInviteLink, cardLink, codeOf } from './card-links.ts'

test('FEAT-23.e a card’s code is in the fragment, which no server receives', () => {
  const plain = new URL(cardLink('https://here.example/', 'PARTNER5AB/C'))
  expect([plain.pathname, plain.search, codeOf(plain.hash)]).toEqual(['/collection', '', 'PARTNER5AB/C'])
  const both = new URL(cardAndInviteLink('https://here.example', 'CARD1', 'INV 1'))
  expect([both.pathname, both.searchParams.get('code'), codeOf(both.hash)]).toEqual([
    '/collection3',
    'INV 1',
    'CARD1',
  ])
})

test.each(['', '#', '#%', '#a%20b', `#${'x'.repeat(65)}`])('%j carries no code', (hash) => {
  expect(codeOf(hash)).toBe('')
})
