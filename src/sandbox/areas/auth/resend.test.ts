import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { RESEND_AFTER } from './codes.ts'
import { phoneMember } from './tests/registered.ts'

type Fields = Readonly<Record<string, string>>
type Who = 'visitor' | 'phone only' | 'new' | 'trader'

/** Calls that send a code. */
const SENDERS: readonly (readonly [who: Who, path: string, key: string, fields: Fields])[] = [
  ['visitor', '/uc/reg/email/code', 'email-already-send', { email: 'ada@example.org' }],
  ['visitor', '/uc/mobile/code', 'frequently-request', { phone: '15123456789', country: '德国' }],
  ['visitor', '/uc/mobile/reset/code', 'frequently-request', { account: '13800000003' }],
  ['visitor', '/uc/reset/email/code', 'frequently-request', { account: 'trader@openbourse.test' }],
  ['phone only', '/uc/bind/email/code', 'frequently-request', { email: 'ada@example.org' }],
  ['new', '/uc/mobile/bind/code', 'frequently-request', { phone: '15199999999', country: '德国' }],
  ['trader', '/uc/mobile/change/code', 'frequently-request', {}],
  ['trader', '/uc/untie/email/code', 'email-already-send', {}],
  ['trader', '/uc/update/email/code', 'email-already-send', { email: 'theo@example.org' }],
  ['trader', '/uc/mobile/transaction/code', 'frequently-request', {}],
  ['trader', '/uc/mobile/update/password/code', 'frequently-request', {}],
  ['trader', '/uc/mobile/withdraw/code', 'frequently-request', {}],
  ['trader', '/uc/email/withdraw/code', 'email-already-send', {}],
  ['trader', '/uc/mobile/api/code', 'frequently-request', {}],
  ['trader', '/uc/mobile/activity/code', 'frequently-request', {}],
  ['trader', '/uc/email/activity/code', 'email-already-send', {}],
]

/** A sandbox and the call of a row, as the member or the visitor. */
async function sender(who: Who, path: string, fields: Fields) {
  const box = await testSandbox()
  const token = await tokenOf(box, who)
  const send = () => box.call(path, fields, token === undefined ? {} : { 'x-auth-token': token })
  return { box, send }
}

async function tokenOf(box: TestSandbox, who: Who): Promise<string | undefined> {
  if (who === 'visitor') return undefined
  return who === 'phone only' ? phoneMember(box) : box.logIn(who)
}

test.each(SENDERS)(
  'VAL-10.s %s: %s sends again after a minute, not before',
  async (who, path, key, fields) => {
    const { box, send } = await sender(who, path, fields)
    expect((await send()).code).toBe(0)
    const { length } = box.view().inbox
    box.clock.jump(RESEND_AFTER - 1)
    expect(await send()).toMatchObject(refusedWith(key))
    expect(box.view().inbox).toHaveLength(length)
    box.clock.jump(1)
    expect((await send()).code).toBe(0)
    expect(box.view().inbox).toHaveLength(length + 1)
  },
)

test('every call that is refused when it asks for codes too often is in the table', () => {
  type Described = { readonly 'x-errors'?: readonly { readonly key: string }[] }
  const paths = contract.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>
  const senders = Object.entries(paths).filter(([, item]) =>
    Object.values(item).some(({ 'x-errors': errors = [] }) =>
      errors.some(({ key }) => key === 'frequently-request' || key === 'email-already-send'),
    ),
  )
  expect(senders.map(([path]) => path).toSorted()).toEqual(SENDERS.map(([, path]) => path).toSorted())
})
