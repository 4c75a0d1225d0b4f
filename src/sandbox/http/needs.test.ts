import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { operations } from '#generated/operations/all.ts'
import { findMember, type Member } from '../areas/members/members.ts'
import { paymentsOf } from '../areas/payments/commands.ts'
import type { State } from '../areas/state.ts'
import { testSandbox } from '../hosts/memory/testing.ts'
import { exampleRequest } from './example-request.ts'
import { serverMessage } from './messages.ts'

type Refusal = {
  readonly code: number
  readonly key: string
  readonly need?: string
  readonly field?: string
}
type Described = { readonly operationId: string; readonly 'x-errors'?: readonly Refusal[] }

/** Takes from the state what fulfils a need of the member. */
const TAKES: Readonly<Record<string, (state: State, member: Member) => void>> = {
  'real-name': (_, member) => {
    member.realName = { state: 'none', name: null, idNumber: null, rejectReason: null }
  },
  phone: (_, member) => {
    member.phone = null
  },
  email: (_, member) => {
    member.email = null
  },
  'fund-password': (_, member) => {
    member.fundPassword = null
  },
  'payment-method': (state, { id }) => {
    for (const record of paymentsOf(state, id)) Reflect.deleteProperty(state.payments, record.id)
  },
  merchant: (state, { id }) => {
    Reflect.deleteProperty(state.merchants, id)
  },
}

const cases = Object.values(contract.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId, 'x-errors': errors = [] }) =>
    errors.flatMap(({ need, ...refusal }) =>
      need === undefined ? [] : [{ id: operationId, need, ...refusal }],
    ),
  )
const box = await testSandbox()
const token = await box.logIn('merchant')

test.each(cases)('$id refuses a member without $need', async ({ id, need, code, key, field }) => {
  const operation = Object.values(operations).find((one) => one.id === id)
  const state = box.view()
  const member = findMember(state, 'email', 'merchant@openbourse.test')
  if (operation === undefined || member === undefined) throw new Error(`no operation ${id}`)
  const [before, payments, merchants] = [{ ...member }, { ...state.payments }, { ...state.merchants }]
  TAKES[need]?.(state, member)
  const response = await box.handle(exampleRequest(contract, operation, { 'x-auth-token': token }))
  Object.assign(member, before)
  Object.assign(state.payments, payments)
  Object.assign(state.merchants, merchants)
  expect(await response?.json()).toEqual({
    code,
    message: serverMessage('en_US', key),
    ...(field !== undefined && { errors: [{ field, key }] }),
  })
})
