import type { ContractOptionCoin } from '#generated/wire/contract-option-coin.ts'
import type { ContractOptionOrder } from '#generated/wire/contract-option-order.ts'
import type { ContractOption } from '#generated/wire/contract-option.ts'
import { ContractOptionOrderStatus } from '#generated/wire/contract-option-order-status.ts'
import { ContractOptionResult } from '#generated/wire/contract-option-result.ts'
import { ContractOptionStatus } from '#generated/wire/contract-option-status.ts'
import { toText } from '#src/core/money/decimal.ts'
import type { Direction, Move } from '#src/core/stakes/outcome.ts'
import type { PairRow } from '../../market/pairs.ts'
import { stakeOf } from '../../stakes/stake-book.ts'
import { wireDirection, wireResult } from '../../stakes/wire-stake.ts'
import { priceText } from '../spot/ticker.ts'
import type { State } from '../state.ts'
import type { Bet } from './option-state.ts'
import { GAP, IGNORED, OPTION_MARKETS, optionPair, PRESETS, TERMS } from './pairs.ts'
import {
  bettingNumber,
  isPairStopped,
  moveIn,
  type Round,
  roundOf,
  type RoundStatus,
  statusOf,
} from './rounds.ts'
import { ticksAt } from '../../market/price-at.ts'
import { amountText } from '../wallets/amounts.ts'

/** Its rules, and what is stopped in it. */
export function wireOptionPair(state: State, pair: PairRow, time: number): ContractOptionCoin {
  const { symbol, coin, quote, lotScale, priceScale } = pair
  const { odds, feeRate, rewardFeeRate, isTieLost } = TERMS
  const isTaken = (direction: Direction): 0 | 1 =>
    state.options.closed[symbol]?.includes(direction) === true ? 0 : 1
  return {
    symbol,
    name: symbol,
    coinSymbol: coin,
    baseSymbol: quote,
    coinScale: lotScale,
    baseCoinScale: priceScale,
    amount: [PRESETS.least, ...PRESETS.between, PRESETS.most].join(','),
    enable: isPairStopped(state, pair) ? 0 : 1,
    visible: 1,
    enableBuy: isTaken('rise'),
    enableSell: isTaken('fall'),
    oods: toText(odds),
    feePercent: toText(feeRate),
    winFeePercent: toText(rewardFeeRate),
    openTimeGap: GAP / 1000,
    closeTimeGap: GAP / 1000,
    maxOptionNo: bettingNumber(time),
    initBuyReward: '0',
    initSellReward: '0',
    ngnorePercent: toText(IGNORED),
    tiedType: isTieLost ? 0 : 1,
    sort: OPTION_MARKETS.pairs.indexOf(pair) + 1,
  }
}

const STATUSES: Readonly<Record<RoundStatus, ContractOptionStatus>> = {
  betting: ContractOptionStatus.STARTING,
  drawing: ContractOptionStatus.OPENING,
  closed: ContractOptionStatus.CLOSED,
  cancelled: ContractOptionStatus.CANCELED,
}
const RESULTS: Readonly<Record<Move, ContractOptionResult>> = {
  rise: ContractOptionResult.WIN,
  fall: ContractOptionResult.LOSE,
  none: ContractOptionResult.TIED,
}

function resultOf(state: State, round: Round, status: RoundStatus): ContractOptionResult {
  if (status === 'cancelled') return ContractOptionResult.CANCELED
  return status === 'closed' ? RESULTS[moveIn(state, round)] : ContractOptionResult.WAIT
}

/** Pools are the members' stakes alone: a cancelled round has none. */
function poolOf({ options }: State, { id, pair }: Round, direction: Direction) {
  const bets = (options.rounds[id]?.bets ?? [])
    .map((bet) => stakeOf(options.book, bet))
    .filter((bet) => bet.direction === direction)
  const units = bets.reduce((total, bet) => total + bet.units, 0n)
  return { total: amountText(units, pair.quote), count: bets.length }
}

/** A round as it is at a time. */
export function wireRound(state: State, round: Round, time: number): ContractOption {
  const { id, number, pair, start, open, close } = round
  const status = statusOf(state, round, time)
  const priceFrom = (moment: number): string | null =>
    time < moment ? null : priceText(pair, ticksAt(state, pair, moment))
  const [rise, fall] = [poolOf(state, round, 'rise'), poolOf(state, round, 'fall')]
  return {
    id,
    optionNo: number,
    symbol: pair.symbol,
    status: STATUSES[status],
    result: resultOf(state, round, status),
    openPrice: priceFrom(open),
    closePrice: status === 'cancelled' ? null : priceFrom(close),
    openTime: open,
    closeTime: close,
    createTime: start,
    initBuy: '0',
    initSell: '0',
    totalBuy: rise.total,
    totalSell: fall.total,
    totalBuyCount: rise.count,
    totalSellCount: fall.count,
  }
}

function betStatus({ outcome }: Bet): ContractOptionOrderStatus {
  if (outcome === null) return ContractOptionOrderStatus.OPEN
  return outcome === 'cancelled' ? ContractOptionOrderStatus.CANCELED : ContractOptionOrderStatus.CLOSE
}

export function wireBet(bet: Bet): ContractOptionOrder {
  const { id, member, symbol, coin, direction, units, fee, reward, rewardFee, outcome, time } = bet
  const pair = optionPair(symbol)
  return {
    id,
    memberId: member,
    optionId: roundOf(pair, bet.round).id,
    optionNo: bet.round,
    symbol,
    coinSymbol: pair.coin,
    baseSymbol: coin,
    direction: wireDirection(direction),
    betAmount: amountText(units, coin),
    fee: amountText(fee, coin),
    winFee: amountText(rewardFee, coin),
    rewardAmount: amountText(reward, coin),
    result: wireResult(outcome),
    status: betStatus(bet),
    createTime: time,
  }
}
