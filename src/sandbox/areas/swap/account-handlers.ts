import { MarginChange } from '#generated/wire/margin-change.ts'
import { MarginMode } from '#generated/wire/margin-mode.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { contractOf } from './contracts.ts'
import { askedContract, openedBy } from './order-handlers.ts'
import { ticksOf } from './order-request.ts'
import { isModeBound, ownPosition } from './settings.ts'
import { wireAccount, wireContractAccount } from './wire-account.ts'

/** The caller's account, with what one contract adds. */
function contractAccount(
  { contractCoinId }: { readonly contractCoinId: number },
  { engine, member, refuse }: HandlerContext<'contract-not-exist'>,
) {
  const contract = askedContract(contractCoinId, refuse)
  return wireContractAccount(engine.view(), contract, member().id, engine.now())
}

export const swapAccountHandlers: Handlers = {
  listSwapWallets: (_input, { engine, member }) => [wireAccount(engine.view(), member().id, engine.now())],
  getSwapWallet: ({ body }, context) => contractAccount(body, context),
  getSwapPositionWallet: ({ body }, context) => contractAccount(body, context),

  async setSwapTakeProfitStopLoss({ body }, { engine, member, setMessage, refuse }) {
    const position = ownPosition(engine.view(), member().id, body.positionId) ?? refuse('position-not-found')
    const contract = contractOf(position.symbol)
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
    const position = ownPosition(engine.view(), member().id, body.positionId) ?? refuse('position-not-found')
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

  checkSwapMarginMode({ body: { contractCoinId } }, { engine, member, refuse }) {
    askedContract(contractCoinId, refuse)
    if (isModeBound(engine.view(), member().id)) refuse('positions-or-orders-open')
    return null
  },

  async switchSwapMarginMode({ body }, context) {
    const { engine, member, setMessage, refuse } = context
    askedContract(body.contractCoinId, refuse)
    const mode = body.targetPattern === MarginMode.CROSSED ? 'cross' : 'isolated'
    await engine.submit({ type: 'swap.mode', member: member().id, mode })
    setMessage('changed')
    return contractAccount(body, context)
  },

  async setSwapLeverage({ body }, { engine, member, setMessage, refuse }) {
    const { symbol } = askedContract(body.contractCoinId, refuse)
    await engine.submit({
      type: 'swap.leverage',
      member: member().id,
      symbol,
      direction: openedBy(body.direction),
      leverage: toSafeInteger(toUnits(decimal(body.leverage), 0)),
    })
    setMessage('changed')
    return null
  },
}
