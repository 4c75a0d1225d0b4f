// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ChangeGoogleScreen } from './change-google-screen.tsx'
import { securityBody } from './tests/members.ts'
import { address, type Answers, showAccount } from './tests/show-account.tsx'

const secret = 'JBSWY3DPEHPK3PXPJB'
const link = `otpauth://totp/Openbourse:ada?secret=${secret}&issuer=Openbourse`
const setup = { code: 0, message: 'success', data: { link, secret } }
const show = (answers: Answers) =>
  showAccount(<ChangeGoogleScreen />, '/changeGoogle?back=%2Fsafe', {
    '/security/setting': securityBody(),
    '/google/sendgoogle': setup,
    ...answers,
  })

vi.mock('#src/web/ui/qr/qr-code.tsx', () => ({
  QrCode: ({ text, label }: { readonly text: string; readonly label: string }) => (
    <img alt={label} data-text={text} />
  ),
}))

const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())

beforeEach(() => void vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: '' }))
afterEach(() => {
  cleanup()
  writeText.mockClear()
  vi.unstubAllGlobals()
})

test('FEAT-03.i the key of the authenticator is shown in groups of four and copied as it is, the link is to be scanned', async () => {
  show({})
  const copy = await screen.findByRole('button', { name: 'Copy key' })
  expect(copy.parentElement?.textContent).toBe('JBSW Y3DP EHPK 3PXP JB')
  fireEvent.click(copy)
  await waitFor(() => expect(writeText.mock.calls).toEqual([[secret]]))
  expect(screen.getByRole('img', { name: 'QR code of your key' }).dataset['text']).toBe(link)
})

test('FEAT-03.i an authenticator is set up with the key that was shown and a code of the app, then confirmed', async () => {
  let has = 0
  const network = show({
    '/security/setting': () => securityBody({ googleStatus: has }),
    '/google/googleAuth': () => {
      has = 1
      return { code: 0, message: 'success', data: null }
    },
  })
  await screen.findByRole('button', { name: 'Copy key' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set up authenticator' }))
  await waitFor(() => expect(address()).toBe('/safe'))
  expect(network.seen.filter((url) => url.includes('/google/'))).toEqual([
    '/api/uc/google/sendgoogle',
    `/api/uc/google/googleAuth?codes=123456&secret=${secret}`,
  ])
  expect(toastStore.get().at(-1)).toMatchObject({
    kind: 'success',
    title: 'Saved',
    text: 'Your authenticator app is set up. Its code is asked for when you log in.',
  })
})

test('FEAT-03.i a second authenticator is not set up before the first is removed, by a link that leads back', async () => {
  const network = show({ '/security/setting': securityBody({ googleStatus: 1 }) })
  const remove = await screen.findByRole('link', { name: 'Remove and set up again' })
  expect(remove.getAttribute('href')).toBe('/removeGoogle?back=%2FchangeGoogle%3Fback%3D%252Fsafe')
  expect(network.seen.filter((url) => url.includes('/google/'))).toEqual([])
})
