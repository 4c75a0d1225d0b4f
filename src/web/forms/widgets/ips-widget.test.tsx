// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { apiKeyCreateForm } from '#generated/forms/api-key-create/form.ts'
import { renderForm } from '#tests/support/forms.tsx'
import { SchemaForm } from '../schema-form.tsx'

afterEach(cleanup)

const row = (number: number): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `IP address ${number}` })
const type = (number: number, text: string): boolean =>
  fireEvent.change(row(number), { target: { value: text } })
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }))

async function show(sendCode = () => Promise.resolve()) {
  const onChange = vi.fn<(value: object) => void>()
  renderForm(
    <SchemaForm
      form={apiKeyCreateForm}
      onChange={onChange}
      onSubmit={() => Promise.resolve()}
      sendCode={{ code: sendCode }}
    />,
  )
  await screen.findByRole('textbox', { name: 'IP address 1' })
  return (): object => onChange.mock.lastCall?.[0] ?? {}
}

test('rows are added and removed with the focus; an empty one is no address', async () => {
  const last = await show()
  type(1, '203.0.113.7')
  press('Add an IP address')
  await waitFor(() => expect(document.activeElement).toBe(row(2)))
  expect(last()).toEqual({ bindIp: ['203.0.113.7'] })
  type(2, '203.0.113.8')
  press('Remove IP address 1')
  await waitFor(() => expect(document.activeElement).toBe(row(1)))
  expect([row(1).value, last()]).toEqual(['203.0.113.8', { bindIp: ['203.0.113.8'] }])
  press('Add an IP address')
  // The second press of a double click, which meets what has closed up.
  fireEvent.click(screen.getByRole('button', { name: 'Remove IP address 1' }), { detail: 2 })
  expect(row(1).value).toBe('203.0.113.8')
  type(1, '')
  expect(last()).toEqual({})
})

test('VAL-26.m an invalid address is marked and named', async () => {
  await show()
  type(1, '203.0.113.7')
  press('Add an IP address')
  type(2, '203.0.113')
  fireEvent.blur(row(2))
  expect(screen.getByText('Line 2 is not an IP address such as 203.0.113.7.')).toBeTruthy()
  expect([row(1), row(2)].map((input) => input.getAttribute('aria-invalid'))).toEqual(['false', 'true'])
})

test('VAL-26.m a repeated address is reported at its later row', async () => {
  await show()
  fireEvent.paste(row(1), { clipboardData: { getData: () => '1.1.1.1 1.1.1.2 1.1.1.1' } })
  fireEvent.blur(row(1))
  expect(screen.getByText('Line 3 repeats an earlier one.')).toBeTruthy()
})

test('LIMIT-01.e a pasted list becomes rows; a sixth address is kept until it is removed', async () => {
  const last = await show()
  fireEvent.paste(row(1), {
    clipboardData: { getData: () => '1.1.1.1, 1.1.1.2;1.1.1.3 1.1.1.4\n1.1.1.5\r\n1.1.1.6' },
  })
  expect(row(6).value).toBe('1.1.1.6')
  expect(screen.queryByRole('button', { name: 'Add an IP address' })).toBeNull()
  fireEvent.blur(row(6))
  expect(screen.getByText('At most 5. Take some away.')).toBeTruthy()
  press('Remove IP address 6')
  expect(screen.queryByText('At most 5. Take some away.')).toBeNull()
  expect(last()).toMatchObject({ bindIp: ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4', '1.1.1.5'] })
})

const paste = (number: number, text: string): boolean =>
  fireEvent.paste(row(number), { clipboardData: { getData: () => text } })

test.each([['1.1.1.2,1.1.1.3'], ['1.1.1.2, 1.1.1.3'], [',1.1.1.2 1.1.1.3'], ['1.1.1.2;1.1.1.3\n']])(
  '%j pasted behind an address becomes rows of its own',
  async (list) => {
    const last = await show()
    type(1, '1.1.1.1')
    row(1).setSelectionRange(7, 7)
    paste(1, list)
    expect(last()).toEqual({ bindIp: ['1.1.1.1', '1.1.1.2', '1.1.1.3'] })
  },
)

test('a list pasted over a selection replaces it', async () => {
  const last = await show()
  type(1, '9.9.9.9')
  row(1).setSelectionRange(0, 7)
  paste(1, '1.1.1.1, 1.1.1.2')
  expect(last()).toEqual({ bindIp: ['1.1.1.1', '1.1.1.2'] })
})

test.each([',', ' ', ';'])('typing %j ends an address and begins the next row', async (separator) => {
  const last = await show()
  type(1, `1.1.1.1${separator}`)
  await waitFor(() => expect(document.activeElement).toBe(row(2)))
  type(2, '1.1.1.2')
  expect([row(1).value, last()]).toEqual(['1.1.1.1', { bindIp: ['1.1.1.1', '1.1.1.2'] }])
})

test('a code is sent to the bound phone even if other fields are invalid', async () => {
  const sendCode = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await show(sendCode)
  press('Send code')
  expect(sendCode).toHaveBeenCalledTimes(1)
  expect(await screen.findByText('Sent to your phone. The code is valid for 10 minutes.')).toBeTruthy()
})
