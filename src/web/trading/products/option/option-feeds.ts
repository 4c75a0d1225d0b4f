import { listOptionCandles } from '#generated/client/option-market/option-market.ts'
import { optionCandleStream } from '#generated/streams.ts'
import { contractCandles } from '../../perpetual-wire/contract-candles.ts'

/** The candles of a pair of options. */
export const { candles: optionCandles } = contractCandles(optionCandleStream, listOptionCandles)
