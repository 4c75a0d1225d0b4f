import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { pageOf } from '../../http/page.ts'
import { positionsOf } from '../../perpetual/account.ts'
import { isOf, openPage, pastPage } from '../../perpetual/list-answers.ts'
import { markAt } from '../../perpetual/market.ts'
import type { Position } from '../../perpetual/perpetual-state.ts'
import { contractOf, venueOf } from '../../perpetual/venue.ts'
import { priceText } from '../spot/ticker.ts'
import { SETTLED, USDT_MARGINED } from './contracts.ts'
import { wirePosition } from './wire-position.ts'

/** The caller's positions, newest first; of one contract where one is named. */
const heldPositions = (
  contractCoinId: number | undefined,
  { engine, member }: HandlerContext,
): readonly Position[] =>
  positionsOf(venueOf(USDT_MARGINED, engine.view()), { member: member().id, coin: SETTLED })
    .filter((position) =>
      isOf(USDT_MARGINED, position, contractCoinId === undefined ? {} : { contractCoinId }),
    )
    .toSorted((a, b) => b.id - a.id)

export const swapListHandlers: Handlers = {
  listOpenSwapOrders: ({ body }, context) => openPage(USDT_MARGINED, body, context),
  listPastSwapOrders: ({ body }, context) => pastPage(USDT_MARGINED, body, context),

  listSwapPositions({ body: { contractCoinId } }, context) {
    const { engine } = context
    const [venue, time] = [venueOf(USDT_MARGINED, engine.view()), engine.now()]
    const positions = heldPositions(contractCoinId, context)
    const prices = positions.map(({ symbol }): [string, string] => {
      const contract = contractOf(venue, symbol)
      return [symbol, priceText(contract.pair, markAt(venue, contract, time))]
    })
    const wired = positions.map((position) => wirePosition(venue, position))
    return { positions: wired, priceMap: Object.fromEntries(prices) }
  },

  listHeldSwapPositions({ body }, context) {
    const venue = venueOf(USDT_MARGINED, context.engine.view())
    const { content, ...rest } = pageOf(heldPositions(body.contractCoinId, context), body)
    return { ...rest, content: content.map((position) => wirePosition(venue, position)) }
  },
}
