// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { realNameForm } from '#generated/forms/real-name/form.ts'
import { memoryServices, renderForm } from '#tests/support/forms.tsx'
import { SchemaForm } from '../schema-form.tsx'
import type { Upload } from '../services.ts'

afterEach(cleanup)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const photo = (bytes: readonly number[] = PNG, name = 'front.png'): File =>
  new File([Uint8Array.from(bytes)], name, { type: 'image/png' })
const input = (): HTMLElement => screen.getByLabelText(/: Front of the document$/)
const message = (): string => document.getElementById('real-name_idCardFront__message')?.textContent ?? ''

/** A server that answers when it is told to. */
async function show() {
  const calls: { options: Parameters<Upload>[1]; answer: (address: string) => void; fail: () => void }[] = []
  const upload = vi.fn<Upload>(
    (_file, options) =>
      new Promise((answer, reject) => calls.push({ options, answer, fail: () => reject(new Error('no')) })),
  )
  const kept = new Map<string, object>()
  const onChange = vi.fn<(value: object) => void>()
  const onSubmit = vi.fn<(value: object) => Promise<void>>(() => Promise.resolve())
  // Awaited: what waits for its code within an act that is not is never drawn.
  await act(() => {
    renderForm(<SchemaForm form={realNameForm} onChange={onChange} onSubmit={onSubmit} />, {
      ...memoryServices(kept),
      upload,
    })
    return Promise.resolve()
  })
  await screen.findByLabelText(/: Front of the document$/)
  const pick = async (file: File): Promise<void> => {
    const before = calls.length
    fireEvent.change(input(), { target: { files: [file] } })
    await waitFor(() => expect(calls.length > before || message() !== '').toBe(true))
  }
  return { calls, upload, kept, pick, last: (): object => onChange.mock.lastCall?.[0] ?? {} }
}

test('a photo is uploaded with its progress, and its address is the value', async () => {
  const { calls, pick, last, upload } = await show()
  await pick(photo())
  expect(upload.mock.calls[0]?.[1].operation).toBe('uploadImage')
  act(() => calls[0]?.options.onUpload(0.64))
  expect(screen.getByRole('progressbar', { name: 'Sending front.png' }).getAttribute('aria-valuetext')).toBe(
    '64%',
  )
  expect(last()).not.toHaveProperty('idCardFront')
  act(() => calls[0]?.answer('https://example.org/up/front.png'))
  await waitFor(() => expect(last()).toHaveProperty('idCardFront', 'https://example.org/up/front.png'))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('img', { name: 'Preview: Front of the document' })).toBeTruthy()
})

test('VAL-31.b a file that is no photo by its content is refused at once, and not sent', async () => {
  const { pick, upload } = await show()
  await pick(photo([0x47, 0x49, 0x46, 0x38], 'really.png'))
  expect(message()).toBe('This file is not a JPG or PNG picture, whatever its name says.')
  expect(upload).not.toHaveBeenCalled()
})

test('a failed upload is reported, and the next photo replaces it', async () => {
  const { calls, pick, last } = await show()
  await pick(photo())
  act(() => calls[0]?.fail())
  await waitFor(() => expect(message()).toBe('The picture could not be sent. Try again.'))
  await pick(photo())
  act(() => calls[1]?.answer('https://example.org/2.png'))
  await waitFor(() => expect(last()).toHaveProperty('idCardFront', 'https://example.org/2.png'))
  expect(message()).toBe('')
})

test('a late answer for a replaced photo is ignored', async () => {
  const { calls, pick, last } = await show()
  await pick(photo())
  await pick(photo())
  expect(calls[0]?.options.signal.aborted).toBe(true)
  act(() => calls[0]?.answer('https://example.org/old.png'))
  act(() => calls[1]?.answer('https://example.org/new.png'))
  await waitFor(() => expect(last()).toHaveProperty('idCardFront', 'https://example.org/new.png'))
})

test('a submit waits for an upload, and says so', async () => {
  const { pick } = await show()
  await pick(photo())
  fireEvent.click(screen.getByRole('button', { name: 'Send for review' }))
  expect(message()).toBe('The picture is still being sent.')
})

test('a removed photo leaves the focus on the button; no photo is stored in a draft', async () => {
  const { calls, pick, last, kept } = await show()
  await pick(photo())
  act(() => calls[0]?.answer('https://example.org/up/front.png'))
  await waitFor(() => expect(last()).toHaveProperty('idCardFront'))
  expect(JSON.stringify([...kept])).not.toContain('example.org')
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  expect(last()).not.toHaveProperty('idCardFront', 'https://example.org/up/front.png')
  expect(document.activeElement).toBe(input())
})
