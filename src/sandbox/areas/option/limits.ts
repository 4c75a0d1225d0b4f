import { affordableStake } from '#src/core/stakes/option-bet.ts'
import { toText } from '#src/core/money/decimal.ts'
import type { LimitTable } from '../../http/handler.ts'
import { availableOf } from '../wallets/available.ts'
import { findOptionPair, PRESETS, TERMS } from './pairs.ts'
import { amountOf } from '../wallets/amounts.ts'

export const optionLimits: Pick<LimitTable, 'placeOptionBet'> = {
  placeOptionBet({ state, member }, { symbol }) {
    const pair = findOptionPair(symbol)
    if (pair === undefined) return { amountPlaces: null, minAmount: null, maxAmount: null, affordable: null }
    const balance = amountOf(availableOf(state, member.id, pair.quote), pair.quote)
    return {
      amountPlaces: TERMS.places,
      minAmount: PRESETS.least,
      maxAmount: PRESETS.most,
      affordable: toText(affordableStake(balance, TERMS)),
    }
  },
}
