import { listTrades } from '#generated/client/market/market.ts'
import { tradesStream } from '#generated/streams.ts'
import { tradeFeed } from '../../../live/feeds/trade-feed.ts'

/** The latest trades of a pair, live, newest first. */
export const spotTrades = tradeFeed({ stream: tradesStream, load: listTrades })
