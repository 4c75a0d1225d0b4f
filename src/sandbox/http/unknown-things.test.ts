import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { operations } from '#generated/operations/all.ts'
import { testSandbox } from '../hosts/memory/testing.ts'
import { exampleFields, exampleRequest } from './example-request.ts'
import { serverMessage } from './messages.ts'

type Refusal = { readonly code: number; readonly key: string; readonly field?: string }
type Described = { readonly operationId: string; readonly 'x-errors'?: readonly Refusal[] }

/** Refusals of a thing that is not there. */
const KEYS = new Set([
  'nonsupport-coin',
  'contract-not-exist',
  'record-not-found',
  'product-not-found',
  'activity-not-found',
  'favourite-not-exists',
  'trading-pair-not-supported',
  'coin-illegal',
])
/** The coin of an ad, and of an application, is asked for after a member's own things, which their tests prepare. */
const ELSEWHERE = new Set(['coinId', 'json'])
/** A number for ids and coins, and a pair for symbols, in the right form. */
const unknownOf = (field: string): string => (field === 'symbol' ? 'NIX/USDT' : '999999')

const cases = Object.values(contract.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId, 'x-errors': errors = [] }) =>
    errors.flatMap(({ code, key, field }) =>
      field !== undefined && !ELSEWHERE.has(field) && KEYS.has(key)
        ? [{ id: operationId, code, key, field }]
        : [],
    ),
  )
const box = await testSandbox()
const token = await box.logIn('trader')

test.each(cases)('$id refuses an unknown $field with $key', async ({ id, code, key, field }) => {
  const operation = Object.values(operations).find((one) => one.id === id)
  if (operation === undefined) throw new Error(`no operation ${id}`)
  const unknown = unknownOf(field)
  const fields = { ...exampleFields(contract, operation), [field]: unknown }
  const request = exampleRequest(contract, operation, { 'x-auth-token': token }, {}, fields)
  const url = new URL(request.url)
  if (url.searchParams.has(field)) url.searchParams.set(field, unknown)
  const response = await box.handle(operation.method === 'GET' ? new Request(url, request) : request)
  expect(await response?.json()).toEqual({
    code,
    message: serverMessage('en_US', key),
    errors: [{ field, key }],
  })
})
