/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CandleResolution } from './candle-resolution.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { MarketSymbol } from './market-symbol.ts';

export type ListOptionCandlesParams = {
/**
 * Which pair.
 */
symbol: MarketSymbol;
/**
 * Candles that begin at this moment or later.
 */
from: EpochMillis;
/**
 * Candles that begin before this moment or at it.
 */
to: EpochMillis;
/**
 * Length of a candle.
 */
resolution: CandleResolution;
};
