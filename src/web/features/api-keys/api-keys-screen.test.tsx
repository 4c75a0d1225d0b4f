// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { FormServicesContext } from '#src/web/forms/services.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { copiedBy } from '#tests/support/copied.ts'
import { memoryServices } from '#tests/support/forms.tsx'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { ApiKeysScreen } from './api-keys-screen.tsx'
import { report, robot } from './tests/keys.ts'

/** Loads the forms in advance, so that no test waits for them. */
beforeAll(() => Promise.all([import('./create-api-key.tsx'), import('./edit-api-key.tsx')]), 60_000)
beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
})

/** Shows the keys at an address to a member with two of them. Gives the calls, and the drafts by their keys. */
async function show(at: string, drafts = new Map<string, object>()) {
  const calls = serve({
    '/uc/approve/security/setting': ok(securitySetting()),
    '/uc/open/get_key': ok([robot, report]),
    '/uc/mobile/api/code': ok(null),
    '/uc/open/api/save': ok('s3cr3t'),
    '/uc/open/api/update': ok(null),
  })
  await act(() => {
    showScreen(
      <main>
        <FormServicesContext value={memoryServices(drafts)}>
          <ApiKeysScreen />
        </FormServicesContext>
      </main>,
      at,
    )
    return Promise.resolve()
  })
  // The part for addresses comes last: its code is loaded when it is first shown.
  await screen.findByRole('textbox', { name: 'IP address 1' })
  const reads = ['/security/setting', '/get_key']
  return {
    drafts,
    acts: () =>
      calls
        .filter(({ url }) => !reads.some((read) => url.endsWith(read)))
        .map((call) => [call.url, call.config.data === undefined ? {} : sent(call)]),
    lists: () => calls.filter(({ url }) => url.endsWith('/get_key')).length,
  }
}

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name })
const type = (name: string, value: string): boolean => fireEvent.change(field(name), { target: { value } })
const values = (): readonly string[] =>
  screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

async function sendCode(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(document.activeElement).toBe(field('Verification code')))
}

test('FEAT-06.b MSG-24.b a new key is asked for with its remark, addresses and code, and its secret is shown and copied', async () => {
  const { acts, drafts } = await show('/api?key=new')
  expect(shownTexts(screen.getByRole('main')).slice(0, 5)).toContain('New API key')
  type('Remark', 'Rebalancer')
  type('IP address 1', '203.0.113.1')
  await sendCode()
  type('Verification code', '123456')
  expect([...drafts]).toEqual([['api-key-create', { remark: 'Rebalancer', bindIp: ['203.0.113.1'] }]])
  fireEvent.click(screen.getByRole('button', { name: 'Create API key' }))
  expect(await screen.findByText('s3cr3t')).toBeTruthy()
  expect(acts()).toEqual([
    ['/api/uc/mobile/api/code', {}],
    ['/api/uc/open/api/save', { remark: 'Rebalancer', bindIp: '203.0.113.1', code: '123456' }],
  ])
  expect(toastStore.get().at(-1)).toMatchObject({ kind: 'success', title: 'API key created' })
  expect(await copiedBy(/^Copy/)).toEqual([['Copy secret key', 's3cr3t']])
  fireEvent.click(screen.getByRole('button', { name: 'I have saved it' }))
  expect(address()).toBe('/api')
  expect(screen.queryByText('s3cr3t')).toBeNull()
  expect(drafts.size).toBe(0)
})

test('FEAT-06.b a key is changed by its own number, under its own draft; then the list is read again', async () => {
  const { acts, drafts, lists } = await show('/api?key=40002')
  expect(screen.getByText('7c1d-robot')).toBeTruthy()
  expect(values()).toEqual(['Robot', '203.0.113.7', '203.0.113.9', ''])
  type('Remark', 'Robot at home')
  type('IP address 2', '203.0.113.8')
  const typed = { remark: 'Robot at home', bindIp: ['203.0.113.7', '203.0.113.8'] }
  expect([...drafts]).toEqual([['api-key-edit/40002', typed]])
  await sendCode()
  type('Verification code', '654321')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe('/api'))
  expect(acts()).toEqual([
    ['/api/uc/mobile/api/code', {}],
    ['/api/uc/open/api/update', { id: '40002', ...typed, bindIp: '203.0.113.7,203.0.113.8', code: '654321' }],
  ])
  expect(toastStore.get().at(-1)).toMatchObject({ kind: 'success', title: 'Saved' })
  expect(lists()).toBe(2)
  expect(drafts.size).toBe(0)
})

test('FEAT-06.b the edit of a second key begins with its own values, whatever was typed for the first', async () => {
  const { drafts } = await show('/api?key=40002')
  type('Remark', 'Typed for the first')
  cleanup()
  await show('/api?key=40001', drafts)
  expect(screen.getByText('55aa-report')).toBeTruthy()
  expect(values().filter((value) => value !== '')).toEqual(['Yearly report'])
  cleanup()
  await show('/api?key=40002', drafts)
  expect(values()[0]).toBe('Typed for the first')
  cleanup()
  await show('/api?key=new', drafts)
  expect(values().filter((value) => value !== '')).toEqual([])
})
