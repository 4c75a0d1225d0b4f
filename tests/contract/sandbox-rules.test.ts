/** The sandbox judges requests as the contract does: the same tables, asked of its own check. */
import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { type OperationId, operations } from '#generated/operations/all.ts'
import { createAjv } from '#src/core/contract/ajv.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { createContractChecks } from '#src/sandbox/http/contract-checks.ts'
import { requestCases } from './request-cases.ts'
import { requestOf } from './request-of.ts'

type Json = Readonly<Record<string, unknown>>

const checks = createContractChecks(createAjv(), contract)
const table: Readonly<Record<string, Operation>> = operations

/** Limits known at run time are its state's, and tested where the calls are. */
const cases = requestCases.filter(
  ({ ctx, operation }) => ctx === undefined && table[operation]?.body !== undefined,
)

function faultsOf(operation: string, change: Json): readonly string[] {
  const body = Object.fromEntries(
    Object.entries({ ...requestOf(operation).example, ...change }).filter(([, value]) => value !== undefined),
  )
  const input = { params: {}, query: {}, body, faults: [] }
  return checks.request(operations[operation as OperationId], input).map(({ field }) => field)
}

test.each(cases)('$clauses in the sandbox, $rule: $operation', ({ operation, inside, outside }) => {
  expect(inside.map((change) => [change, faultsOf(operation, change)])).toEqual(
    inside.map((change) => [change, []]),
  )
  expect(outside.map(([, change]) => [change, faultsOf(operation, change).toSorted().join(' ')])).toEqual(
    outside.map(([field, change]) => [change, field]),
  )
})

test('the table is not empty', () => {
  expect(cases.length).toBeGreaterThan(40)
})
