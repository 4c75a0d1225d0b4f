import type { Handlers } from '../../http/handler.ts'
import { orderAnswers } from '../../perpetual/order-answers.ts'
import { USDT_MARGINED } from './contracts.ts'

const answers = orderAnswers(USDT_MARGINED)

export const swapOrderHandlers: Handlers = {
  placeSwapOpeningOrder: ({ body }, context) => answers.open(body, context),
  placeSwapClosingOrder: ({ body }, context) => answers.close(body, context),
  cancelSwapOrder: ({ body }, context) => answers.cancel(body, context),
  cancelSwapOrders: ({ body }, context) => answers.cancelAll(body, context),

  async closeSwapPositions({ body }, context) {
    await answers.closeAll(body, context)
    return null
  },
}
