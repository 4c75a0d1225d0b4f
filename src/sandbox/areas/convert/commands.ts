import { TransactionType } from '#generated/wire/transaction-type.ts'
import { convertPrice, priceCounts, received } from './convert-prices.ts'
import { findCoin } from '../wallets/coins.ts'
import { type Account, move, post, requireBalance } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { append } from '../../kernel/transaction.ts'
import { rebate } from '../promotion/rebates.ts'
import type { State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'

export type Conversion = {
  readonly id: number
  readonly member: number
  readonly from: string
  readonly to: string
  readonly given: bigint
  /** After the fee. */
  readonly got: bigint
  readonly fee: bigint
  /** Decimal text. */
  readonly price: string
  readonly time: number
}

export type ConversionState = {
  nextConversionId: number
  /** By member, oldest first. */
  conversions: Record<string, Conversion[]>
}
export const freshConversions = (): ConversionState => ({ nextConversionId: 1, conversions: {} })

export type ConversionCommand = {
  readonly type: 'convert'
  readonly member: number
  readonly from: string
  readonly to: string
  readonly units: bigint
  /** The price that the member saw, decimal text; none: that of the moment. */
  readonly price?: string
}

/** Wallet transaction type of both sides. */
const CONVERTED = TransactionType.ACTIVITY_BUY

type ConversionRefusal =
  | 'trading-pair-not-supported'
  | 'wallet-locked'
  | 'price-moved'
  | 'too-small'
  | 'insufficient-balance'

export const conversionCommands = {
  /** One posting with two coins, so there is never half of it. */
  convert(
    state: State,
    { member, from, to, units, price: seen }: ConversionCommand,
    context: Context<ConversionRefusal>,
  ) {
    const { time, refuse } = context
    const [give, get] = [findCoin(from), findCoin(to)]
    if (give === undefined || get === undefined || give === get) return refuse('trading-pair-not-supported')
    if ([from, to].some((coin) => isLocked(state, { member, kind: 'spot', coin }))) refuse('wallet-locked')
    if (seen !== undefined && !priceCounts(seen, state.seed, give, get, time)) refuse('price-moved')
    const price = seen ?? convertPrice(state.seed, give, get, time)
    const { got, fee } = received(units, price, give, get)
    if (got <= 0n) refuse('too-small')
    const makers = (coin: string): Account => ({ owner: 'makers', kind: 'spot', coin, bucket: 'available' })
    const account = { owner: `m${member}`, kind: 'spot', bucket: 'available' } as const
    requireBalance(state.ledger, { ...account, coin: from }, units, refuse)
    const id = state.nextConversionId
    state.nextConversionId = id + 1
    const entries = [
      ...move({ ...account, coin: from }, makers(from), units),
      ...move(makers(to), account, got),
      ...(fee > 0n ? move(makers(to), { ...makers(to), owner: 'fees' }, fee) : []),
    ]
    post(state.ledger, { time, type: CONVERTED, reference: `conversion ${id}`, entries })
    rebate(state, { payer: member, coin: to, units: fee, source: `conversion ${id}` }, time)
    const own = (state.conversions[member] ??= [])
    append(own, { id, member, from, to, given: units, got, fee, price, time })
    return id
  },
}
