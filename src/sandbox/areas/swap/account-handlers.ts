import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { ownPosition } from '../../perpetual/margin.ts'
import { askedContract } from '../../perpetual/order-answers.ts'
import { ticksOf } from '../../perpetual/order-request.ts'
import { modeIn, settingAnswers } from '../../perpetual/setting-answers.ts'
import { contractOf, venueOf } from '../../perpetual/venue.ts'
import type { State } from '../state.ts'
import { USDT_MARGINED } from './contracts.ts'
import { wireAccount, wireContractAccount } from './wire-account.ts'

const answers = settingAnswers(USDT_MARGINED)

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

  adjustSwapMargin({ body }, context) {
    const { engine, member } = context
    const position = ownPosition(venueIn(engine.view()), member().id, body.positionId)
    return answers.adjust(position, body, context)
  },

  checkSwapMarginMode: ({ body }, context) => answers.checkMode(body, context),

  async switchSwapMarginMode({ body }, context) {
    const { engine, member, setMessage, refuse } = context
    askedContract(USDT_MARGINED, body, refuse)
    await engine.submit({ type: 'swap.mode', member: member().id, mode: modeIn(body) })
    setMessage('changed')
    return contractAccount(body, context)
  },

  async setSwapLeverage({ body }, context) {
    const { engine, setMessage } = context
    await engine.submit({ type: 'swap.leverage', ...answers.leverageRequest(body, context) })
    setMessage('changed')
    return null
  },
}
