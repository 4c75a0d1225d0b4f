import type { Handlers } from '../../http/handler.ts'
import { openPage, pastPage } from '../../perpetual/list-answers.ts'
import { orderAnswers } from '../../perpetual/order-answers.ts'
import { COIN_MARGINED } from './contracts.ts'

const answers = orderAnswers(COIN_MARGINED)

export const coinSwapOrderHandlers: Handlers = {
  placeCoinSwapOpeningOrder: ({ body }, context) => answers.open(body, context),
  placeCoinSwapClosingOrder: ({ body }, context) => answers.close(body, context),
  cancelCoinSwapOrder: ({ body }, context) => answers.cancel(body, context),
  cancelCoinSwapOrders: ({ body }, context) => answers.cancelAll(body, context),
  listOpenCoinSwapOrders: ({ body }, context) => openPage(COIN_MARGINED, body, context),
  listPastCoinSwapOrders: ({ body }, context) => pastPage(COIN_MARGINED, body, context),

  async closeCoinSwapPositions({ body }, context) {
    await answers.closeAll(body, context)
    return true
  },
}
