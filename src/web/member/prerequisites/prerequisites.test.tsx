// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { type Fact, type Prerequisite, prerequisites } from '#src/web/client/member-facts.ts'
import { backOf, withBack } from '#src/web/paths/back-link.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { show } from '#src/web/ui/tests/show.tsx'
import { needsOf } from './missing.ts'
import { Prerequisites } from './prerequisites.tsx'

afterEach(cleanup)

const subset = fc.subarray([...prerequisites])
const state = fc.constantFrom<Fact>('met', 'missing', 'pending', 'failed')

test('VAL-33.b only the missing prerequisites are listed, in the order in which they are met', () => {
  const facts = fc.record({
    login: fc.constant<Fact>('met'),
    'real-name': state,
    phone: state,
    email: state,
    'fund-password': state,
    'payment-method': state,
    merchant: state,
  })
  fc.assert(
    fc.property(subset, facts, (need, known) => {
      const expected = prerequisites.filter((name) => need.includes(name))
      expect(needsOf(need, known)).toEqual(expected.map((name) => ({ name, state: known[name] })))
    }),
  )
})

test('VAL-33.c an unknown prerequisite neither opens the form nor is listed', () => {
  expect(needsOf(['login', 'phone'], { login: 'met' })).toBeNull()
  expect(needsOf(['phone'], {})).toBeNull()
  expect(needsOf([], {})).toEqual([])
})

test('VAL-33.e MSG-08.b a visitor is asked to log in, whatever else is missing', () => {
  expect(needsOf(prerequisites, { login: 'missing' })).toEqual([{ name: 'login', state: 'missing' }])
})

function gate(need: readonly Prerequisite[], facts: Parameters<typeof needsOf>[1]): void {
  show(
    <Prerequisites need={need} facts={facts} waiting={<p>waiting</p>}>
      <p>the form</p>
    </Prerequisites>,
    '/withdraw?coin=BTC',
  )
}

test('VAL-33.bd MSG-09.b the gate names what is missing and links there and back', () => {
  gate(['real-name', 'fund-password', 'merchant'], {
    'real-name': 'failed',
    'fund-password': 'missing',
    merchant: 'pending',
  })
  expect(screen.queryByText('the form')).toBeNull()
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([
    '/realName?back=%2Fwithdraw%3Fcoin%3DBTC',
    '/setFund?back=%2Fwithdraw%3Fcoin%3DBTC',
  ])
  expect(screen.getByRole('link', { name: 'Go Verify your real name' })).toBeTruthy()
  expect(screen.getByText('Under review')).toBeTruthy()
})

test('VAL-33.c the form is shown once all prerequisites are known to be met', () => {
  gate(['real-name'], { 'real-name': 'met' })
  expect(screen.getByText('the form')).toBeTruthy()
  cleanup()
  gate(['real-name'], {})
  expect(screen.getByText('waiting')).toBeTruthy()
})

test('the way back leads to pages of this app only', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const here = `/${path.replace(/^\/+/, '')}?${query}`
      expect(backOf(new URL(withBack('/realName', here), 'http://x').search)).toBe(here)
    }),
  )
  for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])
    expect(backOf(`?back=${encodeURIComponent(evil)}`)).toBeNull()
  expect(backOf('')).toBeNull()
})

test('VAL-33.bd MSG-09.b each prerequisite is named with its state; only those that can be got have a way', () => {
  gate(['real-name', 'phone', 'email', 'fund-password', 'payment-method', 'merchant'], {
    'real-name': 'met',
    phone: 'failed',
    email: 'missing',
    'fund-password': 'pending',
    'payment-method': 'missing',
    merchant: 'missing',
  })
  const needs = screen.getAllByRole('listitem')
  expect(needs.map((need) => [need.dataset['state'], ...shownTexts(need, 'a')])).toEqual([
    ['met', 'Verify your real name', 'Done'],
    ['failed', 'Link your phone', 'Review failed, try again'],
    ['missing', 'Link your e-mail', 'Missing'],
    ['pending', 'Set a fund password', 'Under review'],
    ['missing', 'Add a payment method', 'Missing'],
    ['missing', 'Get certified as a merchant', 'Missing'],
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
    '/changePhone',
    '/changeEmail',
    '/payment',
    '/identbusiness',
  ])
  expect(shownTexts(document.body, 'ul, section')).toEqual([
    '5 steps before you can go on',
    'You come back here afterwards; what you typed is kept.',
  ])
})
