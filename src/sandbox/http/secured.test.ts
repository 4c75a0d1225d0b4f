import { expect, test } from 'vitest'
import { operations } from '#generated/operations/all.ts'
import contract from '#generated/contract.json' with { type: 'json' }
import { handlers } from '../areas/exchange.ts'
import { findMember } from '../areas/members/members.ts'
import { testSandbox } from '../hosts/memory/testing.ts'
import { exampleRequest } from './example-request.ts'

const secured = Object.values(operations).filter((operation) => operation.secured)
const stateful = secured.filter(({ id }) => Object.hasOwn(handlers, id))

test('there are secured operations to test', () => {
  expect(stateful.length).toBeGreaterThan(4)
})

const box = await testSandbox()
const trader = findMember(box.view(), 'email', 'trader@openbourse.test')
const ended = await box.logIn('verified')
await box.call('/uc/loginout', {}, { 'x-auth-token': ended })

test.each(secured.map((operation) => [operation.id, operation] as const))(
  'MSG-08.a %s refuses calls without a valid token',
  async (_id, operation) => {
    for (const token of ['', 'bad', ended, 'x'.repeat(5000), 'constructor', '__proto__']) {
      const request = exampleRequest(contract, operation, token === '' ? {} : { 'x-auth-token': token })
      const response = await box.handle(request)
      expect(await response?.json()).toEqual({ code: 4000, message: 'Please log in first.' })
    }
  },
)

test.each(stateful.map((operation) => [operation.id, operation] as const))(
  '%s shows a member nothing of another one, whatever ids are sent',
  async (_id, operation) => {
    const token = await box.logIn('new')
    const plain = exampleRequest(contract, operation, { 'x-auth-token': token })
    const text = (await (await box.handle(plain))?.text()) ?? ''
    expect(text).not.toBe('')
    const theirs = [trader?.id, trader?.phone, trader?.email, '1.23456789', 'Theo'].map(String)
    for (const value of theirs) expect(text).not.toContain(value)
    for (const name of ['id', 'memberId', 'userId', 'uid']) {
      const asked = exampleRequest(
        contract,
        operation,
        { 'x-auth-token': token },
        { [name]: String(trader?.id) },
      )
      const answer = (await (await box.handle(asked))?.json()) as { code: number; data?: unknown }
      // A member that has just logged out is refused as such; otherwise the stray field is.
      expect([500, 4000]).toContain(answer.code)
      expect(answer.data ?? null).toBeNull()
    }
  },
)
