import { toText } from '#src/core/money/decimal.ts'
import type { OrderingCalls } from '../perpetual/form/ordering.ts'
import type { PositionCalls } from '../perpetual/perpetual.ts'
import { atMarket, closingSide } from './order-codes.ts'

/** Makes the calls that change positions; those that place orders do it as the order form does. */
export const positionCallsOf = (
  { open, close }: Pick<OrderingCalls, 'open' | 'close'>,
  rest: Pick<PositionCalls, 'adjustMargin' | 'setStops' | 'closeAll'>,
): PositionCalls => ({
  ...rest,
  close: ({ contractId }, value) => close(contractId, value),
  closeAtMarket: ({ contractId, direction }, volume) =>
    close(contractId, { ...atMarket, direction: closingSide(direction), volume: toText(volume) }),
  // A long is closed by selling, as a short is opened.
  openOpposite: ({ contractId, direction }, { volume, leverage }) =>
    open(contractId, {
      ...atMarket,
      direction: closingSide(direction),
      volume: toText(volume),
      leverage: toText(leverage),
    }),
})
