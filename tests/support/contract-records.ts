import type { Page } from '@playwright/test'
import { TransactionType } from '#generated/models/transaction-type.ts'
import { add } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, ZERO } from '#src/core/money/decimal.ts'
import { call } from './members.ts'

/** Records that move the money of an account for contracts, besides transfers. */
const RESULTS = [
  'CONTRACT_FEE',
  'CONTRACT_PROFIT',
  'CONTRACT_LOSS',
  'PAY_CHARGE_FEE',
  'GET_CHARGE_FEE',
] as const

type Rows = { readonly content: readonly { readonly amount: string }[] }

/** Returns `data` of an answer to a member's call. */
export async function dataOf(
  page: Page,
  path: string,
  form: Record<string, string>,
  token: string,
): Promise<unknown> {
  const answer = await call(page, path, form, token)
  return ((await answer.json()) as { data: unknown }).data
}

/** Sum of a member's records in a coin that contracts have made. */
export async function contractResults(page: Page, symbol: string, token: string): Promise<Decimal> {
  const sums = await Promise.all(
    RESULTS.map(async (name) => {
      const form = { pageNo: '1', pageSize: '100', symbol, type: String(TransactionType[name]) }
      const { content } = (await dataOf(page, '/uc/asset/transaction/all', form, token)) as Rows
      return content.map(({ amount }) => decimal(amount)).reduce(add, ZERO)
    }),
  )
  return sums.reduce(add, ZERO)
}

/** Lets a third of a day pass at a time, at most 120 days, while a position is held. */
export async function jumpWhile(
  isHeld: () => Promise<boolean>,
  jump: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  for (let jumps = 0; jumps < 360 && (await isHeld()); jumps += 1) await jump(8 * 3_600_000)
}
