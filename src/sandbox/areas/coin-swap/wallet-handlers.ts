import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { positionIn } from '../../perpetual/account.ts'
import { askedContract, openedBy } from '../../perpetual/order-answers.ts'
import { modeIn, settingAnswers } from '../../perpetual/setting-answers.ts'
import { type Venue, venueOf } from '../../perpetual/venue.ts'
import { COIN_MARGINED } from './contracts.ts'
import { wireWallet } from './wire-wallet.ts'

const answers = settingAnswers(COIN_MARGINED)

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

  adjustCoinSwapMargin({ body }, context) {
    const { symbol } = askedContract(COIN_MARGINED, body, context.refuse)
    const direction = openedBy(body.direction)
    const position = positionIn(venueIn(context), context.member().id, symbol, direction)
    return answers.adjust(position, body, context)
  },

  checkCoinSwapMarginMode: ({ body }, context) => answers.checkMode(body, context),

  async switchCoinSwapMarginMode({ body }, context) {
    const { engine, member, setMessage, refuse } = context
    const { symbol } = askedContract(COIN_MARGINED, body, refuse)
    await engine.submit({ type: 'coinSwap.mode', member: member().id, symbol, mode: modeIn(body) })
    setMessage('changed')
    return walletOf(body, context)
  },

  async setCoinSwapLeverage({ body }, context) {
    const { engine, setMessage } = context
    await engine.submit({ type: 'coinSwap.leverage', ...answers.leverageRequest(body, context) })
    setMessage('changed')
    return null
  },
}
