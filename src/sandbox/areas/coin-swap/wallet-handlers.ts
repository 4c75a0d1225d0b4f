import { MarginChange } from '#generated/wire/margin-change.ts'
import { MarginMode } from '#generated/wire/margin-mode.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { positionIn } from '../../perpetual/account.ts'
import { askedContract, leverageIn, openedBy } from '../../perpetual/order-answers.ts'
import { isModeBound } from '../../perpetual/settings.ts'
import { type Venue, venueOf } from '../../perpetual/venue.ts'
import { COIN_MARGINED } from './contracts.ts'
import { wireWallet } from './wire-wallet.ts'

const venueIn = ({ engine }: HandlerContext): Venue => venueOf(COIN_MARGINED, engine.view())

const walletsOf = (context: HandlerContext) =>
  COIN_MARGINED.contracts.map((contract) =>
    wireWallet(venueIn(context), contract, context.member().id, context.engine.now()),
  )

const walletOf = (
  body: { readonly contractCoinId: number },
  context: HandlerContext<'contract-not-exist'>,
) => {
  const contract = askedContract(COIN_MARGINED, body, context.refuse)
  return wireWallet(venueIn(context), contract, context.member().id, context.engine.now())
}

export const coinSwapWalletHandlers: Handlers = {
  listCoinSwapWallets: (_input, context) => walletsOf(context),
  listCoinSwapPositionWallets: (_input, context) => walletsOf(context),
  getCoinSwapWallet: ({ body }, context) => walletOf(body, context),
  getCoinSwapPositionWallet: ({ body }, context) => walletOf(body, context),

  async adjustCoinSwapMargin({ body }, context) {
    const { engine, member, setMessage, refuse } = context
    const { symbol } = askedContract(COIN_MARGINED, body, refuse)
    const { id } = member()
    const position =
      positionIn(venueIn(context), id, symbol, openedBy(body.direction)) ?? refuse('position-not-found')
    await engine.submit({
      type: 'coinSwap.adjust',
      member: id,
      position: position.id,
      how: body.type === MarginChange.ADD ? 'add' : 'take',
      units: toUnits(decimal(body.principal), SCALE),
    })
    setMessage('changed')
    return null
  },

  checkCoinSwapMarginMode({ body }, context) {
    const { settled } = askedContract(COIN_MARGINED, body, context.refuse)
    if (isModeBound(venueIn(context), { member: context.member().id, coin: settled }))
      context.refuse('positions-or-orders-open')
    return null
  },

  async switchCoinSwapMarginMode({ body }, context) {
    const { engine, member, setMessage, refuse } = context
    const { symbol } = askedContract(COIN_MARGINED, body, refuse)
    const mode = body.targetPattern === MarginMode.CROSSED ? 'cross' : 'isolated'
    await engine.submit({ type: 'coinSwap.mode', member: member().id, symbol, mode })
    setMessage('changed')
    return walletOf(body, context)
  },

  async setCoinSwapLeverage({ body }, { engine, member, setMessage, refuse }) {
    const { symbol } = askedContract(COIN_MARGINED, body, refuse)
    await engine.submit({
      type: 'coinSwap.leverage',
      member: member().id,
      symbol,
      direction: openedBy(body.direction),
      leverage: leverageIn(body),
    })
    setMessage('changed')
    return null
  },
}
