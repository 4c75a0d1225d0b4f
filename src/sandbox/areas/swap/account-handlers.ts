import { MarginChange } from '#generated/wire/margin-change.ts'
import { MarginMode } from '#generated/wire/margin-mode.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { ownPosition } from '../../perpetual/margin.ts'
import { askedContract, leverageIn, openedBy } from '../../perpetual/order-answers.ts'
import { ticksOf } from '../../perpetual/order-request.ts'
import { isModeBound } from '../../perpetual/settings.ts'
import { contractOf, venueOf } from '../../perpetual/venue.ts'
import type { State } from '../state.ts'
import { SETTLED, USDT_MARGINED } from './contracts.ts'
import { wireAccount, wireContractAccount } from './wire-account.ts'

const venueIn = (state: State) => venueOf(USDT_MARGINED, state)

/** The caller's account, with what one contract adds. */
function contractAccount(
  body: { readonly contractCoinId: number },
  { engine, member, refuse }: HandlerContext<'contract-not-exist'>,
) {
  const contract = askedContract(USDT_MARGINED, body, refuse)
  return wireContractAccount(venueIn(engine.view()), contract, member().id, engine.now())
}

export const swapAccountHandlers: Handlers = {
  listSwapWallets: (_input, { engine, member }) => [
    wireAccount(venueIn(engine.view()), member().id, engine.now()),
  ],
  getSwapWallet: ({ body }, context) => contractAccount(body, context),
  getSwapPositionWallet: ({ body }, context) => contractAccount(body, context),

  async setSwapTakeProfitStopLoss({ body }, { engine, member, setMessage, refuse }) {
    const venue = venueIn(engine.view())
    const position = ownPosition(venue, member().id, body.positionId) ?? refuse('position-not-found')
    const contract = contractOf(venue, position.symbol)
    await engine.submit({
      type: 'swap.stops',
      member: member().id,
      position: position.id,
      minPrice: ticksOf(contract, body.minPrice),
      maxPrice: ticksOf(contract, body.maxPrice),
    })
    setMessage('changed')
    return null
  },

  async adjustSwapMargin({ body }, { engine, member, setMessage, refuse }) {
    const venue = venueIn(engine.view())
    const position = ownPosition(venue, member().id, body.positionId) ?? refuse('position-not-found')
    await engine.submit({
      type: 'swap.adjust',
      member: member().id,
      position: position.id,
      how: body.type === MarginChange.ADD ? 'add' : 'take',
      units: toUnits(decimal(body.principal), SCALE),
    })
    setMessage('changed')
    return null
  },

  checkSwapMarginMode({ body }, { engine, member, refuse }) {
    askedContract(USDT_MARGINED, body, refuse)
    const wallet = { member: member().id, coin: SETTLED }
    if (isModeBound(venueIn(engine.view()), wallet)) refuse('positions-or-orders-open')
    return null
  },

  async switchSwapMarginMode({ body }, context) {
    const { engine, member, setMessage, refuse } = context
    askedContract(USDT_MARGINED, body, refuse)
    const mode = body.targetPattern === MarginMode.CROSSED ? 'cross' : 'isolated'
    await engine.submit({ type: 'swap.mode', member: member().id, mode })
    setMessage('changed')
    return contractAccount(body, context)
  },

  async setSwapLeverage({ body }, { engine, member, setMessage, refuse }) {
    const { symbol } = askedContract(USDT_MARGINED, body, refuse)
    await engine.submit({
      type: 'swap.leverage',
      member: member().id,
      symbol,
      direction: openedBy(body.direction),
      leverage: leverageIn(body),
    })
    setMessage('changed')
    return null
  },
}
