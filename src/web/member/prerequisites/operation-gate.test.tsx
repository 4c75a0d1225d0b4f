// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MerchantStatus } from '#generated/models/merchant-status.ts'
import { type OperationId, operations } from '#generated/operations/all.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { securitySettingOf } from '#tests/support/security-setting.ts'
import { prerequisiteLinks } from './links.ts'
import { prerequisitesOf } from './missing.ts'
import { OperationGate } from './operation-gate.tsx'

const table: Readonly<Record<OperationId, Operation>> = operations
const SETTING = '/uc/approve/security/setting'
const STATUS = '/uc/approve/certified/business/status'

const setting = (flag: 0 | 1, realName = flag): object =>
  ok(securitySettingOf(flag, { realVerified: realName }))
const merchant = (certifiedBusinessStatus: MerchantStatus): object =>
  ok({ certifiedBusinessStatus, memberLevel: 0, email: null, detail: null, reason: null })

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

const show = (...asked: readonly Operation[]): void =>
  showScreen(
    <OperationGate operations={asked} waiting={<p>waiting</p>}>
      <p>the form</p>
    </OperationGate>,
    '/here',
  )

const gated = Object.values(table).filter((operation) => prerequisitesOf([operation]).length > 1)

test('the operations of money, orders and ads ask for what their screens are about', () => {
  expect(prerequisitesOf([table.createWithdrawal])).toEqual(['login', 'real-name', 'fund-password'])
  expect(prerequisitesOf([table.listThumbs])).toEqual([])
  expect(prerequisitesOf([table.listThumbs, table.createApiKey, table.claimFreeGiftCard])).toEqual([
    'login',
    'real-name',
    'phone',
  ])
})

test.each(gated.map((operation) => [operation.id, operation] as const))(
  'VAL-33.b MSG-09.b the gate of %s leads to everything that the contract asks for, and back',
  async (_id, operation) => {
    serve({ [SETTING]: setting(0), [STATUS]: merchant(MerchantStatus.NOT_CERTIFIED) })
    show(operation)
    const links = await screen.findAllByRole('link')
    const needs = prerequisitesOf([operation]).filter((name) => name !== 'login')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      needs.map((name) => `${prerequisiteLinks[name]}?back=%2Fhere`),
    )
    expect(screen.queryByText('the form')).toBeNull()
  },
)

test('VAL-33.c a member with every prerequisite sees the form; the merchant status is read only where it matters', async () => {
  const calls = serve({ [SETTING]: setting(1), [STATUS]: merchant(MerchantStatus.VERIFIED) })
  show(table.createWithdrawal)
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(await screen.findByText('the form')).toBeTruthy()
  expect(calls.map(({ url }) => url)).toEqual([`/api${SETTING}`])
  cleanup()
  show(table.createAd)
  expect(await screen.findByText('the form')).toBeTruthy()
  expect(calls.some(({ url }) => url.endsWith(STATUS))).toBe(true)
})

test('VAL-33.c an error of the account is shown in the frame of the screen', async () => {
  serve({ [SETTING]: { code: 500, message: 'out of order', data: null } })
  showScreen(
    <OperationGate
      operations={[table.createWithdrawal]}
      renderFrame={(gate, missing) => (
        <div>
          {missing.length} missing{gate}
        </div>
      )}
    >
      <p>the form</p>
    </OperationGate>,
    '/here',
  )
  expect(await screen.findByText('out of order')).toBeTruthy()
  expect(screen.getByText('0 missing')).toBeTruthy()
  expect(screen.queryByText('the form')).toBeNull()
})

test('VAL-33.b the frame of the screen is told what is missing', async () => {
  serve({ [SETTING]: setting(0, 1), [STATUS]: merchant(MerchantStatus.AUDITING) })
  showScreen(
    <OperationGate operations={[table.createAd]} renderFrame={(_gate, missing) => missing.join()}>
      {null}
    </OperationGate>,
    '/here',
  )
  expect(await screen.findByText('phone,fund-password,payment-method,merchant')).toBeTruthy()
})
