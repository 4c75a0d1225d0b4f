// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { focusError, rowId } from './focus.ts'

const error = { field: 'price', shownAt: 'premium', rule: 'required', values: {} }

/** Puts inputs of these ids on the page. */
function show(...ids: readonly string[]): void {
  document.body.innerHTML = ids.map((id) => `<input id="${id}">`).join('')
}

beforeEach(() => {
  document.body.innerHTML = ''
})

test.each([
  ['its own field', undefined, ['ad_premium', 'ad_price'], 'ad_price'],
  ['the field that stands for a hidden one', undefined, ['ad_premium'], 'ad_premium'],
  ['the entry of a list that is wrong', 2, ['ad_price', 'ad_price_1', 'ad_price_2'], 'ad_price_2'],
  ['the first entry of a list', 0, ['ad_price', 'ad_price_0', 'ad_price_1'], 'ad_price'],
  ['the field of a list whose entry is gone', 3, ['ad_premium', 'ad_price'], 'ad_price'],
])('an error moves the focus to %s', (_what, row, ids, focused) => {
  show(...ids)
  focusError('ad', { ...error, ...(row !== undefined && { row }) })
  expect(document.activeElement?.id).toBe(focused)
})

test('an error whose form is not on the page leaves the focus where it is', () => {
  show('search')
  document.getElementById('search')?.focus()
  focusError('ad', error)
  expect(document.activeElement?.id).toBe('search')
})

test('the first entry of a list has the id of its field', () => {
  expect([0, 1, 2].map((row) => rowId('key_bindIp', row))).toEqual([
    'key_bindIp',
    'key_bindIp_1',
    'key_bindIp_2',
  ])
})
