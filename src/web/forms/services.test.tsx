// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryServices } from '#tests/support/forms.tsx'
import { FormServicesContext, useCountries, useFormServices } from './services.ts'

afterEach(cleanup)

test('a form outside the app has no countries, which is no failure, and remembers nothing', () => {
  const { drafts, countries } = renderHook(useFormServices).result.current
  drafts.write('log-in', { username: 'ada' })
  expect(drafts.read('log-in')).toBeNull()
  expect([countries.list, countries.failed]).toEqual([[], false])
  expect(renderHook(useCountries).result.current).toBe(countries)
})

test('countries are asked for once a field needs them, and again of another server', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const services = memoryServices()
  let ask = first
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <FormServicesContext value={{ ...services, countries: { ...services.countries, ask } }}>
      {children}
    </FormServicesContext>
  )
  renderHook(useFormServices, { wrapper })
  expect(first).not.toHaveBeenCalled()
  const { result, rerender } = renderHook(useCountries, { wrapper })
  rerender()
  expect([result.current.list, first.mock.calls.length]).toEqual([services.countries.list, 1])
  ask = second
  rerender()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})
