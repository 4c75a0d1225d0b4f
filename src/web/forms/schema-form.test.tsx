// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { logInForm } from '#generated/forms/log-in/form.ts'
import { memoryServices, renderForm } from '#tests/support/forms.tsx'
import { SchemaForm } from './schema-form.tsx'
import type { Pause } from './use-schema-form.ts'

afterEach(cleanup)

const account = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('E-mail or phone')
const password = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Password')
const type = (input: HTMLElement, text: string): boolean =>
  fireEvent.change(input, { target: { value: text } })
const submit = (): boolean => fireEvent.click(screen.getByRole('button', { name: /^Log/ }))

function refusal(fields: { field: string; key: string; text: string }[], message = 'no'): Error {
  return Object.assign(new Error(message), { fields })
}

test('VAL-01.ab an empty submit shows an error at both fields and focuses the first', () => {
  const onSubmit = vi.fn<(value: object) => Promise<void>>(() => Promise.resolve())
  renderForm(<SchemaForm form={logInForm} onSubmit={onSubmit} />)
  expect(screen.queryByRole('alert')).toBeNull()
  submit()
  expect(screen.getByRole('alert').textContent).toContain('2 fields need attention')
  expect(document.activeElement).toBe(account())
  expect(account().getAttribute('aria-invalid')).toBe('true')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('VAL-01.c a short password is reported when its field is left, counted while typing, and cleared when it is long enough', () => {
  renderForm(<SchemaForm form={logInForm} onSubmit={() => Promise.resolve()} />)
  type(password(), '12345')
  expect(screen.queryByText(/At least/)).toBeNull()
  fireEvent.blur(password())
  const message = screen.getByText('At least 6 characters. You typed 5.')
  expect(password().getAttribute('aria-describedby')).toBe(message.id)
  type(password(), '1234')
  expect(screen.getByText('At least 6 characters. You typed 4.')).toBeTruthy()
  type(password(), '123456')
  expect(screen.queryByText(/At least/)).toBeNull()
})

test('a field that was only focused shows no error', () => {
  renderForm(<SchemaForm form={logInForm} onSubmit={() => Promise.resolve()} />)
  fireEvent.focus(account())
  fireEvent.blur(account())
  expect(account().getAttribute('aria-invalid')).toBe('false')
})

test('a submit passes the value once, however often it is pressed', async () => {
  let settle = (): void => {}
  const onSubmit = vi.fn<(value: object) => Promise<void>>(
    () => new Promise<void>((resolve) => (settle = resolve)),
  )
  renderForm(<SchemaForm form={logInForm} onSubmit={onSubmit} />)
  type(account(), 'ada@example.org')
  type(password(), 'correct-horse')
  submit()
  submit()
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ username: 'ada@example.org', password: 'correct-horse' })
  expect(screen.getByRole('button', { name: 'Logging in' })).toBeTruthy()
  act(() => settle())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy())
})

test('an open confirmation does not show the button as busy, and sends nothing twice', async () => {
  let answer: (yes: boolean) => void = () => {}
  let settle = (): void => {}
  const call = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (settle = resolve)))
  const asked = vi.fn<() => void>()
  const onSubmit = async (_value: object, pause: Pause): Promise<void> => {
    asked()
    if (await pause(new Promise<boolean>((resolve) => (answer = resolve)))) await call()
  }
  renderForm(<SchemaForm form={logInForm} onSubmit={onSubmit} />)
  type(account(), 'ada@example.org')
  type(password(), 'correct-horse')
  submit()
  const button = await screen.findByRole('button', { name: 'Log in' })
  expect(button.getAttribute('aria-busy')).toBeNull()
  submit()
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(call).not.toHaveBeenCalled()
  act(() => answer(true))
  const busy = await screen.findByRole('button', { name: 'Logging in' })
  expect(busy.getAttribute('aria-busy')).toBe('true')
  submit()
  expect([asked.mock.calls.length, call.mock.calls.length]).toEqual([1, 1])
  act(() => settle())
  await screen.findByRole('button', { name: 'Log in' })

  // A no sends nothing, and the form can be sent again.
  submit()
  act(() => answer(false))
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  submit()
  expect([asked.mock.calls.length, call.mock.calls.length]).toEqual([3, 1])
})

test('a refusal is shown at its field, keeps what was typed, and goes with a change', async () => {
  const error = refusal([
    { field: 'password', key: 'user-password-error', text: 'Account or password is wrong.' },
  ])
  renderForm(<SchemaForm form={logInForm} onSubmit={() => Promise.reject(error)} />)
  type(account(), 'ada@example.org')
  type(password(), 'correct-horse')
  submit()
  await waitFor(() => expect(screen.getAllByText(/Account or password is wrong/).length).toBe(2))
  expect(document.activeElement).toBe(password())
  expect(password().value).toBe('correct-horse')
  type(password(), 'correct-horse-2')
  expect(screen.queryByText(/Account or password is wrong/)).toBeNull()
})

test('a refusal of no field is shown at the form', async () => {
  renderForm(<SchemaForm form={logInForm} onSubmit={() => Promise.reject(refusal([], 'Switched off.'))} />)
  type(account(), 'ada@example.org')
  type(password(), 'correct-horse')
  submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Switched off.'))
})

test('SESS-07.fg a draft keeps what was typed over a reload, without secrets', () => {
  const kept = new Map<string, object>()
  const first = renderForm(
    <SchemaForm form={logInForm} onSubmit={() => Promise.resolve()} />,
    memoryServices(kept),
  )
  type(account(), 'ada@example.org')
  type(password(), 'correct-horse')
  expect(kept.get('log-in')).toEqual({ username: 'ada@example.org' })
  first.unmount()
  renderForm(<SchemaForm form={logInForm} onSubmit={() => Promise.resolve()} />, memoryServices(kept))
  expect(account().value).toBe('ada@example.org')
  expect(password().value).toBe('')
})

test('a draft of another shape is ignored', () => {
  const kept = new Map<string, object>([['log-in', { username: 7, password: 'stolen', other: 'x' }]])
  renderForm(<SchemaForm form={logInForm} onSubmit={() => Promise.resolve()} />, memoryServices(kept))
  expect(account().value).toBe('')
  expect(password().value).toBe('')
})

test('a phone number as account asks for its country, which is guessed from the language', () => {
  renderForm(<SchemaForm form={logInForm} onSubmit={() => Promise.resolve()} />)
  type(account(), 'ada')
  expect(screen.queryByLabelText('Country code')).toBeNull()
  type(account(), '15123')
  expect(screen.getByLabelText<HTMLInputElement>('Country code').value).toBe('+1')
  type(account(), '+49 151 23456')
  expect(screen.getByLabelText<HTMLInputElement>('Country code').value).toBe('+49')
  expect(account().value).toBe('15123456')
})

test('a password can be shown', () => {
  renderForm(<SchemaForm form={logInForm} onSubmit={() => Promise.resolve()} />)
  expect(password().getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show: Password' }))
  expect(password().getAttribute('type')).toBe('text')
})
