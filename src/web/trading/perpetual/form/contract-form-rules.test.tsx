// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { securitySetting } from '#tests/support/security-setting.ts'
import { beginForm, endForm, form, formTexts, showForm, submit } from '../tests/show-contract-form.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(beginForm)
afterEach(() => {
  cleanup()
  endForm()
})

const closing = { action: 'close', kind: 'market' } as const

test.each([
  [
    'MSG-17.a VAL-20.a',
    { kind: 'trigger', trigger: '0', size: '0.01' },
    'The trigger price has to be above 0.',
  ],
  ['MSG-18.a VAL-21.a', { kind: 'market', size: '0' }, 'Enter a correct quantity.'],
  ['MSG-18.b VAL-21.b', { ...closing, size: '0' }, 'Enter a correct quantity.'],
  ['MSG-19.c VAL-22.f', { kind: 'limit', size: '0.01' }, 'Enter a correct order price.'],
  [
    'MSG-19.c',
    { kind: 'limit', price: '61200.01', size: '0.01' },
    'At most 61,200 USDT: above it no limit order is taken. A trigger order may be placed farther away.',
  ],
  [
    'MSG-19.c',
    { action: 'close', kind: 'limit', price: '52020.01', size: '0.01' },
    'At most 52,020 USDT, 2% above the mark price. For a price further away set a take profit or stop loss.',
  ],
  ['MSG-02.a VAL-29.n', { kind: 'market', size: '1' }, 'Your margin is not enough: at most 0.3881 BTC.'],
  ['MSG-03.a', { ...closing, size: '0.11' }, 'More than the position has left to close: at most 0.1 BTC.'],
] as const)('%s is said at its field: %o', async (_codes, draft, message) => {
  const calls = await showForm(draft)
  submit(/^(Open|Close) long/)
  expect(formTexts()).toContain(message)
  expect(calls.some(({ url }) => /order\/(open|close)$/.test(url))).toBe(false)
})

test('an order to open whose leverage is not known yet is not sent, and the form says so', async () => {
  const calls = await showForm({ kind: 'market', size: '0.01' }, { isKnown: false })
  submit(/^Open long/)
  expect(form().getByRole('alert').textContent).toBe('Your leverage is still being loaded. Nothing was sent.')
  expect(calls.some(({ url }) => url.endsWith('/order/open'))).toBe(false)
})

test('FEAT-14.f a take profit or stop loss that is no number is said at its field, and nothing is sent', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const calls = await showForm({ kind: 'market', size: '0.01', withStops: true })
  for (const name of ['Take profit', 'Stop loss']) {
    const field = form().getByRole('textbox', { name })
    fireEvent.change(field, { target: { value: 'soon' } })
    submit(/^Open long/)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(shownTexts(field.closest('div') ?? field)).toContain('This is not a number.')
    fireEvent.change(field, { target: { value: '' } })
    expect(field.getAttribute('aria-invalid')).toBe('false')
  }
  expect(calls.some(({ url }) => url.endsWith('/order/open'))).toBe(false)
  // A text that no catalogue has would be reported.
  expect(reported).not.toHaveBeenCalled()
})

test.each([
  ['VAL-33.b', { realVerified: 0, fundsVerified: 1 }, 'Verify your real name', '/realName?back='],
  ['VAL-33.b', { realVerified: 1, fundsVerified: 0 }, 'Set a fund password', '/setFund?back='],
])('%s a member who may not trade contracts is led there and back: %o', async (_code, lacks, name, link) => {
  await showForm({}, { more: { '/uc/approve/security/setting': ok(securitySetting(lacks)) } })
  const go = await form().findByRole('link', { name: new RegExp(`${name}$`) })
  expect(go.getAttribute('href')).toBe(`${link}${encodeURIComponent('/swap/btc_usdt')}`)
  expect(form().getAllByRole('link', { name: /^Go/ })).toHaveLength(1)
  expect(form().queryByRole('button', { name: /^Open long/ })).toBeNull()
})
