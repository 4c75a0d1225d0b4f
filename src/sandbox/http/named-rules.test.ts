import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { operations } from '#generated/operations/all.ts'
import { testSandbox } from '../hosts/memory/testing.ts'
import { exampleFields, exampleRequest } from './example-request.ts'
import { serverMessage } from './messages.ts'

type Refusal = {
  readonly code: number
  readonly key: string
  readonly field?: string
  readonly rules?: readonly string[]
}
type Described = { readonly operationId: string; readonly 'x-errors'?: readonly Refusal[] }

/** Texts that break a rule; undefined leaves the field out. */
const BREAKS: Readonly<Record<string, string | undefined>> = {
  required: undefined,
  minLength: '',
  'x-decimal-minimum': '-1',
  'x-decimal-exclusive-minimum': '-1',
  'x-decimal-places': '1.12345678901234567',
}

const cases = Object.values(contract.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId, 'x-errors': errors = [] }) =>
    errors.flatMap(({ code, key, field, rules = [] }) =>
      // Pictures that are too large are sent where uploads are tested.
      field === undefined || rules.includes('maxLength')
        ? []
        : rules.map((rule) => ({ id: operationId, rule, code, key, field })),
    ),
  )
const box = await testSandbox()
const token = await box.logIn('merchant')

test.each(cases)('$id says $key where $field breaks $rule', async ({ id, rule, code, key, field }) => {
  const operation = Object.values(operations).find((one) => one.id === id)
  if (operation === undefined) throw new Error(`no operation ${id}`)
  const { [field]: _, ...others } = exampleFields(contract, operation)
  const text = BREAKS[rule]
  const fields = {
    ...others,
    // Only a trigger order has one.
    ...(field === 'triggerPrice' && { type: '2' }),
    ...(text !== undefined && { [field]: text }),
  }
  const request = exampleRequest(contract, operation, { 'x-auth-token': token }, {}, fields)
  expect(await (await box.handle(request))?.json()).toMatchObject({
    code,
    message: serverMessage('en_US', key),
    errors: expect.arrayContaining([{ field, key }]) as unknown,
  })
})
