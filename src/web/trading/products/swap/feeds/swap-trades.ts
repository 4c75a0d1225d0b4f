import { listSwapTrades } from '#generated/client/swap-market/swap-market.ts'
import { swapTradesStream } from '#generated/streams.ts'
import { tradeFeed } from '../../../live/feeds/trade-feed.ts'

/** The latest trades of a contract, live, newest first. */
export const swapTrades = tradeFeed({ stream: swapTradesStream, load: listSwapTrades })
