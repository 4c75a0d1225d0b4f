// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FieldUi } from './definition.ts'
import { FieldContext, fieldId, useField, useForm, useOptions } from './form-context.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const inField =
  (ui: FieldUi) =>
  ({ children }: { readonly children: ReactNode }): ReactNode => (
    <FieldContext
      value={{ name: 'amount', ui, wrong: null, wrongRow: null, messageId: 'm', setHint: () => {} }}
    >
      {children}
    </FieldContext>
  )

test('a field has the id that its form and its name make', () => {
  expect(fieldId('log-in', 'password')).toBe('log-in_password')
})

test('a widget has the options that ui.json gives its field', () => {
  const ui = { widget: 'decimal', unit: 'BTC' }
  const wrapper = inField(ui)
  expect(renderHook(useOptions, { wrapper }).result.current).toEqual(ui)
  expect(renderHook(useField, { wrapper }).result.current.name).toBe('amount')
})

test.each([
  ['a field outside a form', useForm, undefined, 'a form field stands outside a form'],
  ['a widget outside a field', useField, undefined, 'a widget stands outside a field'],
  [
    'a widget of a field that another one edits',
    useOptions,
    inField({ within: 'phone' }),
    'a field within another has no widget of its own',
  ],
])('%s is a mistake', (_what, hook: () => unknown, wrapper, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(hook, wrapper && { wrapper })).toThrow(message)
})
