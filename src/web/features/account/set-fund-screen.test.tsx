// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { SetFundScreen } from './set-fund-screen.tsx'
import { securityBody } from './tests/members.ts'
import { address, type Answers, showAccount } from './tests/show-account.tsx'

afterEach(cleanup)

const done = { code: 0, message: 'success', data: null }
const show = (at: string, answers: Answers) => showAccount(<SetFundScreen />, at, answers)

async function fill(id: string, value: string): Promise<void> {
  const field = await waitFor(() => {
    const found = document.getElementById(`set-fund-password_${id}`)
    if (found === null) throw new Error(`no field ${id} yet`)
    return found
  })
  fireEvent.change(field, { target: { value } })
}

async function send(): Promise<void> {
  await fill('jyPassword', 'fund-one')
  await fill('confirm', 'fund-one')
  fireEvent.click(screen.getByRole('button', { name: 'Set fund password' }))
}

test('FEAT-03.f MSG-21.a VAL-33.b a saved password is confirmed, then the screen leads back', async () => {
  let has = 0
  const network = show('/setFund?back=%2Fwithdraw%3Fcoin%3DBTC', {
    '/approve/security/setting': () => securityBody({ fundsVerified: has }),
    '/approve/transaction/password': () => {
      has = 1
      return done
    },
  })
  await send()
  await waitFor(() => expect(address()).toBe('/withdraw?coin=BTC'))
  expect(toastStore.get().at(-1)).toMatchObject({ title: 'Saved', text: 'Your fund password is set.' })
  const settings = network.seen.filter((url) => url.endsWith('/security/setting'))
  expect(settings, 'the next screen knows what has changed').toHaveLength(2)
})

test('MSG-21.b a refused password stays in the form, with the server’s message', async () => {
  show('/setFund', {
    '/approve/security/setting': securityBody(),
    '/approve/transaction/password': {
      code: 500,
      message: 'Too short for us.',
      data: null,
      errors: [{ field: 'jyPassword', key: 'own-rule', message: 'Too short for us.' }],
    },
  })
  await send()
  await waitFor(() => expect(screen.getAllByText(/Too short for us/).length).toBeGreaterThan(0))
  expect(address()).toBe('/setFund')
})

test('FEAT-03.g a member with a fund password is redirected to changing it, and back afterwards', async () => {
  show('/setFund?back=%2Fwithdraw', { '/approve/security/setting': securityBody({ fundsVerified: 1 }) })
  await waitFor(() => expect(address()).toBe('/changeFund?back=%2Fwithdraw'))
})
