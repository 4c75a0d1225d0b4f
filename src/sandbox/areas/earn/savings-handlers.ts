import { EarnProductStatus } from '#generated/wire/earn-product-status.ts'
import { decimal } from '#src/core/money/decimal.ts'
import type { Handlers } from '../../http/handler.ts'
import { newestPage, pageOf } from '../../http/page.ts'
import { ownOf } from '../own.ts'
import { limitOrderRate } from '../spot/order-rate.ts'
import { savingsOrder } from './savings-commands.ts'
import { findSavingsProduct, SAVINGS_PRODUCTS } from './savings-products.ts'
import { wireSavingsOrder, wireSavingsProduct } from './wire-savings.ts'
import { unitsIn } from '../wallets/amounts.ts'

export const savingsHandlers: Handlers = {
  listSavingsProducts({ body: { unit, status = EarnProductStatus.AVAILABLE, ...page } }, { engine }) {
    const coin = unit?.toUpperCase()
    const rows = SAVINGS_PRODUCTS.filter((product) => coin === undefined || product.coin === coin)
      .map((product) => wireSavingsProduct(engine.view(), product))
      .filter((product) => product.status === status)
    return pageOf(rows, page)
  },

  getSavingsProduct: ({ body: { id } }, { engine, refuse }) =>
    wireSavingsProduct(engine.view(), findSavingsProduct(id) ?? refuse('product-not-found')),

  async buySavings({ body: { aid, amount } }, { engine, member, refuse, setMessage }) {
    const product = findSavingsProduct(aid) ?? refuse('product-not-found')
    limitOrderRate(engine, member().id, refuse)
    const units = unitsIn(decimal(amount), product.coin)
    await engine.submit({ type: 'savings.buy', member: member().id, product: product.id, units })
    setMessage('order-placed')
    return null
  },

  listOpenSavings({ body }, { engine, member }) {
    const state = engine.view()
    const { content, ...rest } = newestPage(state.earn.open[member().id] ?? [], body)
    return { ...rest, content: content.map((id) => wireSavingsOrder(savingsOrder(state, id))) }
  },

  listPastSavings({ body }, { engine, member }) {
    const state = engine.view()
    const { content, ...rest } = newestPage(ownOf(state.earn.done, member().id), body)
    return { ...rest, content: content.map((id) => wireSavingsOrder(savingsOrder(state, id))) }
  },

  redeemSavings({ body: { orderId } }, { engine, member, refuse }) {
    const order = engine.view().earn.orders[String(orderId)]
    if (order?.member !== member().id) return refuse('record-not-found')
    return refuse(order.isDone ? 'order-status-error' : 'fixed-until-redemption')
  },
}
