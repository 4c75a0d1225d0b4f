import { accountCases } from './account-cases.ts'
import { adCases } from './ad-cases.ts'
import { earnCases } from './earn-cases.ts'
import { listCases } from './list-cases.ts'
import { merchantCases } from './merchant-cases.ts'
import { moneyCases } from './money-cases.ts'
import { otcCases } from './otc-cases.ts'
import { queryCases } from './query-cases.ts'
import type { Case } from './request-case.ts'
import { sharedCases } from './shared-cases.ts'
import { signInCases } from './sign-in-cases.ts'
import { spotCases } from './spot-cases.ts'
import { stakeCases } from './stake-cases.ts'
import { swapCases } from './swap-cases.ts'
import { withdrawalCases } from './withdrawal-cases.ts'

const tables: readonly (readonly (readonly Case[])[])[] = [
  [accountCases, adCases, earnCases, listCases, merchantCases, moneyCases, otcCases, queryCases],
  [sharedCases, signInCases, spotCases, stakeCases, swapCases, withdrawalCases],
]

type OperationCase = Omit<Case, 'operations'> & {
  readonly operation: string
  readonly clauses: string
  readonly title: string
}

/** Each rule about a request, once for each operation that holds it. */
export const requestCases: readonly OperationCase[] = tables.flat(2).flatMap(({ operations, ...one }) =>
  Object.entries(operations).map(([operation, clauses]) => ({
    ...one,
    operation,
    clauses,
    title: `${clauses} ${one.rule}`.trim(),
  })),
)
