import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { divide, multiply } from '#src/core/money/arithmetic.ts'
import { decimal, toText, toUnits } from '#src/core/money/decimal.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import { headers } from '../hosts/memory/testing-ads.ts'
import { type Answer, type TestSandbox, testSandbox } from '../hosts/memory/testing.ts'
import type { SandboxOptions } from '../sandbox.ts'

type Fields = Readonly<Record<string, string>>
type Page<T> = { readonly content: readonly T[]; readonly totalElements: number }

export const [LONG, SHORT] = ['0', '1'] as const
export const [LIMIT, TRIGGER] = ['1', '2'] as const
const MARKET = '0'
export const [CROSS, ISOLATED] = ['0', '1'] as const

/** A member's calls for a kind of contracts. */
export type ContractCaller = {
  readonly box: TestSandbox
  readonly token: string
  /** A call below the path of the kind with a token. */
  readonly call: (path: string, fields?: Fields, lang?: string) => Promise<Answer>
  /** Opens a long at the market with leverage 10 unless the fields say otherwise. */
  readonly open: (fields?: Fields) => Promise<Answer>
  /** Closes a long at the market unless the fields say otherwise. */
  readonly close: (fields?: Fields) => Promise<Answer>
  readonly orders: (which: 'current' | 'history', fields?: Fields) => Promise<Page<ContractOrderEntrust>>
}

/** Path of a kind's calls, and the contract and the volume of orders that say nothing else. */
type Usual = { readonly path: 'swap' | 'coinswap'; readonly contractCoinId: string; readonly volume: string }

export type CallerOptions = Partial<SandboxOptions> | TestSandbox

export async function contractCaller(
  { path: kind, ...usual }: Usual,
  persona: string,
  options: CallerOptions,
): Promise<ContractCaller> {
  const box = 'call' in options ? options : await testSandbox(options)
  const token = await box.logIn(persona)
  const call = (path: string, fields: Fields = {}, lang = 'en_US') =>
    box.call(`/${kind}/${path}`, fields, headers(token, lang))
  const order = { ...usual, type: MARKET, entrustPrice: '0' }
  return {
    box,
    token,
    call,
    open: (fields) => call('order/open', { ...order, direction: LONG, leverage: '10', ...fields }),
    // The side that closes a long sells.
    close: (fields) => call('order/close', { ...order, direction: SHORT, ...fields }),
    orders: async (which, fields = {}) =>
      (await box.bare(
        'POST',
        `/${kind}/order/${which}`,
        { pageNo: '1', pageSize: '10', ...fields },
        headers(token),
      )) as Page<ContractOrderEntrust>,
  }
}

export const unitsOf = (text: string | null | undefined): bigint => toUnits(decimal(text ?? ''), SCALE)

/** So many per cent of a price, with the digits of the contract. */
export const percentOf = (price: string, percent: string): string =>
  toText(divide(multiply(decimal(price), decimal(percent)), decimal('100'), 2))

/** Field and key of the first fault of an answer; its message where it names none. */
export const refusalIn = ({
  errors,
  message,
}: {
  errors: readonly { field: string; key: string }[]
  message: string
}) => (errors[0] === undefined ? message : `${errors[0].field} ${errors[0].key}`)
