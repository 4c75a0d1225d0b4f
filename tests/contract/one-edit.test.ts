/** A rule is written once: one edit of a schema file turns form, sandbox and contract checks, with no other edit. */
import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js'
import type { ErrorObject } from 'ajv'
import { describe, expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { type OperationId, operations } from '#generated/operations/all.ts'
import { readApi } from '#src/contract-checks/api/read-api.ts'
import { createRequestCheck } from '#src/contract-checks/judge/request-check.ts'
import { createAjv, withContext } from '#src/core/contract/ajv.ts'
import { addKeywords } from '#src/core/contract/keywords/keywords.ts'
import { testSandbox } from '#src/sandbox/hosts/memory/testing.ts'
import { type ContractDocument, createContractChecks } from '#src/sandbox/http/contract-checks.ts'
import { deriveSchema, readSource } from '#src/tools/generate/forms-schema.ts'
import { requestOf } from './request-of.ts'

type Json = Readonly<Record<string, unknown>>
/** Makes the contract's own example of the operation wrong in `field`. */
type Edit = {
  /** The schema's file below openapi/schemas/. */
  readonly file: string
  /** Pointer to the edited value in the contract, and the value written there. */
  readonly at: string
  readonly value: unknown
  readonly operation: OperationId
  readonly form: string
  readonly field: string
}

const edit = (
  operation: OperationId,
  form: string,
  field: string,
  [file, at, value]: readonly [file: string, at: string, value: unknown],
): Edit => ({ operation, form, field, file, at, value })

const WITHDRAW = 'withdraw/CreateWithdrawalRequest'
const ORDER = 'spot/PlaceSpotOrderRequest'
const REGISTER = 'auth/RegisterByEmailRequest'
const API_KEY = 'api-keys/CreateApiKeyRequest'
const KEY_ADDRESSES = 'api-keys/BoundIpAddresses'

const edits: readonly Edit[] = [
  edit('createWithdrawal', 'withdraw', 'money', [WITHDRAW, 'properties/money/x-decimal-minimum', '1000']),
  edit('createWithdrawal', 'withdraw', 'money', [
    WITHDRAW,
    'properties/money/x-decimal-maximum',
    [{ ctx: 'balance' }, '50'],
  ]),
  edit('createWithdrawal', 'withdraw', 'address', [WITHDRAW, 'properties/address/pattern', '^bc1']),
  edit('createWithdrawal', 'withdraw', 'address', [WITHDRAW, 'properties/address/maxLength', 10]),
  edit('createWithdrawal', 'withdraw', 'memo', [WITHDRAW, 'required/-', 'memo']),
  edit('convert', 'convert', 'needAmount', [
    'convert/ConvertRequest',
    'properties/needAmount/x-decimal-exclusive-minimum',
    '100',
  ]),
  edit('convert', 'convert', 'toUnit', ['convert/ConvertRequest', 'properties/toUnit/x-equals', 'fromUnit']),
  edit('createWithdrawCode', 'withdraw-code-create', 'amount', [
    'withdraw-codes/CreateWithdrawCodeRequest',
    'properties/amount/x-decimal-exclusive-maximum',
    '25',
  ]),
  edit('placeSpotOrder', 'spot-order', 'amount', [ORDER, 'properties/amount/x-decimal-places', 1]),
  edit('placeSpotOrder', 'spot-order', 'price', [
    ORDER,
    'properties/price/x-decimal-maximum',
    { field: 'amount' },
  ]),
  edit('placeSpotOrder', 'spot-order', 'amount', [
    ORDER,
    'properties/amount/x-decimal-minimum',
    { product: [{ field: 'price' }, '2'] },
  ]),
  edit('placeSpotOrder', 'spot-order', 'price', [
    'spot/SpotOrderPrice',
    'then/properties/price/x-decimal-minimum',
    '50000',
  ]),
  edit('saveAddress', 'saved-address', 'remark', [
    'withdraw/SaveAddressRequest',
    'properties/remark/minLength',
    20,
  ]),
  edit('registerByEmail', 'register-by-email', 'password', ['auth/NewPassword', 'minLength', 15]),
  edit('registerByEmail', 'register-by-email', 'email', ['auth/EmailAddress', 'maxLength', 5]),
  edit('registerByEmail', 'register-by-email', 'email', ['auth/EmailAddress', 'format', 'ipv4']),
  edit('registerByEmail', 'register-by-email', 'code', ['auth/VerificationCode', 'pattern', '^\\d{8}$']),
  edit('registerByEmail', 'register-by-email', 'promotion', [REGISTER, 'properties/promotion/enum', ['A']]),
  edit('createApiKey', 'api-key-create', 'remark', [API_KEY, 'properties/remark/const', 'A']),
  edit('createApiKey', 'api-key-create', 'bindIp', [KEY_ADDRESSES, 'maxItems', 1]),
  edit('createApiKey', 'api-key-create', 'bindIp', [KEY_ADDRESSES, 'minItems', 3]),
  edit('createApiKey', 'api-key-create', 'bindIp', [KEY_ADDRESSES, 'items/format', 'date']),
  edit('createAd', 'ad', 'timeLimit', ['ads/AdDraft', 'properties/timeLimit/maximum', 10]),
  edit('createAd', 'ad', 'timeLimit', ['ads/AdDraft', 'properties/timeLimit/minimum', 30]),
  edit('createAd', 'ad', 'number', ['ads/AdSaleLimits', 'then/properties/number/x-decimal-maximum', '100']),
  edit('applyForRealName', 'real-name', 'realName', [
    'security/RealNameRequest',
    'properties/realName/x-equals',
    'idCard',
  ]),
]

/** Writes a value at a path of plain data and returns what takes it back. `-` adds to a list. */
function write(root: unknown, path: string, value: unknown): () => void {
  const names = path.split('/')
  const last = names.pop() ?? ''
  const at = names.reduce<unknown>((part, name) => Reflect.get(part as object, name), root)
  if (Array.isArray(at) && last === '-') {
    at.push(value)
    return () => void at.pop()
  }
  const [target, had] = [at as object, Object.hasOwn(at as object, last)]
  const old: unknown = Reflect.get(target, last)
  Reflect.set(target, last, value)
  return () => void (had ? Reflect.set(target, last, old) : Reflect.deleteProperty(target, last))
}

type Verdicts = { readonly form: boolean; readonly sandbox: boolean; readonly checks: boolean | undefined }

const strict = { strict: true, allErrors: true, allowUnionTypes: true, strictTypes: false } as const
const namesField = (field: string) => (error: ErrorObject) =>
  error.instancePath.split('/')[1] === field || error.params['missingProperty'] === field

/**
 * Returns for form, sandbox and contract checks if each takes the contract's example, in the field that a case is
 * about.
 */
function judge({ operation, form, field }: Edit, document: ContractDocument, limits: Json): Verdicts {
  const { example } = requestOf(operation)
  const ajv = createAjvInstance(undefined, undefined, strict, false, undefined, addKeywords)
  const schema = deriveSchema(`forms/${form}/form.json`)
  const shown = Object.keys(schema['properties'] as object)
  const value = Object.fromEntries(Object.entries(example).filter(([name]) => shown.includes(name)))
  const isFormRight = ajv.compile(withContext(schema))
  isFormRight({ ...value, $ctx: limits })

  const sandbox = createContractChecks(createAjv(), document)
  const found = sandbox.request(operations[operation], { params: {}, query: {}, body: example, faults: [] })
  found.push(...sandbox.limits(operations[operation], example, limits))

  const api = readApi(document, new Map())
  const called = api.operations.find(({ id }) => id === operation)
  if (called === undefined) throw new RangeError(operation)
  return {
    form: !(isFormRight.errors ?? []).some(namesField(field)),
    sandbox: !found.some((fault) => fault.field === field),
    checks: createRequestCheck(api)(called, {
      url: new URL(`http://host.test${called.path}`),
      type: 'application/x-www-form-urlencoded',
      text: formText(example),
    }),
  }
}

const formText = (example: Json): string =>
  new URLSearchParams(
    Object.entries(example).flatMap(([name, value]): [string, string][] =>
      Array.isArray(value) && name.endsWith('[]')
        ? value.map((each) => [name, String(each)])
        : [[name, String(value)]],
    ),
  ).toString()

/** Runs with one value of one schema file changed: in the file as it is read, and so in the bundle. */
function withEdit<T>({ file, at, value }: Edit, run: (document: ContractDocument) => T): T {
  const document = structuredClone(contract) as unknown as ContractDocument
  const source = readSource(`openapi/schemas/${file}.yaml`)
  const undo = write(source, at, structuredClone(value))
  write(document.components.schemas[file.split('/').at(-1) ?? ''], at, structuredClone(value))
  try {
    return run(document)
  } finally {
    undo()
  }
}

const right: Verdicts = { form: true, sandbox: true, checks: true }
const wrong: Verdicts = { form: false, sandbox: false, checks: false }

test('there are at least twenty rules, of many kinds', () => {
  expect(edits.length).toBeGreaterThanOrEqual(20)
  expect(new Set(edits.map(({ at }) => at.split('/').at(-1))).size).toBeGreaterThanOrEqual(12)
})

describe.each(edits)('$operation: $at = $value', (one) => {
  test("form, sandbox and contract checks accept the contract's example", () => {
    expect(judge(one, contract as unknown as ContractDocument, {})).toEqual(right)
  })

  test('one edit of the schema file makes all three refuse the value on its field', () => {
    expect(withEdit(one, (document) => judge(one, document, {}))).toEqual(wrong)
  })
})

test('a limit known at run time is written once: form and sandbox use a changed one at once', () => {
  const [money] = edits
  if (money === undefined) throw new RangeError('no case')
  const half = {
    ...money,
    at: 'properties/money/x-decimal-maximum',
    value: { product: [{ ctx: 'balance' }, '0.5'] },
  }
  const limits = { balance: '150' }
  expect(judge(half, contract as unknown as ContractDocument, limits)).toEqual(right)
  expect(withEdit(half, (document) => judge(half, document, limits))).toEqual({ ...wrong, checks: true })
})

test('a running sandbox refuses by the changed contract, without another edit', async () => {
  const [money] = edits
  if (money === undefined) throw new RangeError('no case')
  const fields = Object.fromEntries(
    Object.entries(requestOf('createWithdrawal').example).map(([name, value]) => [name, String(value)]),
  )
  const errorsOf = async (document: ContractDocument): Promise<unknown> => {
    const box = await testSandbox({ contract: document })
    const headers = { 'x-auth-token': await box.logIn('trader') }
    return (await box.call('/uc/withdraw/create', fields, headers)).errors
  }
  const before = await errorsOf(contract)
  expect(before ?? []).not.toContainEqual(expect.objectContaining({ field: 'money' }))
  const after = await withEdit(money, (document) => errorsOf(document))
  expect(after).toEqual([{ field: 'money', key: 'too-small' }])
})
