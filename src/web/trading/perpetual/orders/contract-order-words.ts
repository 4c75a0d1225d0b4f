import type { AreaKeys } from '#generated/messages/keys.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'
import type { ContractOrder } from './contract-order.ts'
import { sizeText } from '../positions/figure-texts.ts'

type Key = AreaKeys['positions']

/** The state of an order (STATE-05); an open one that is filled in part has its own word. */
export const stateKey = ({ state, filled }: ContractOrder): Key =>
  state === 'open' && isPositive(filled) ? 'positions.state.partly' : `positions.state.${state}`

/** The kind of an order (STATE-06); one that take profit or stop loss has placed says so. */
export const kindKey = ({ kind, isFromStop }: ContractOrder): Key =>
  isFromStop ? 'positions.kind.stop' : `positions.kind.${kind}`

/** Formats an order in a line: "Open long 0.1 BTC". */
export const contractOrderText = (t: Text<Key>, locale: string, order: ContractOrder): string =>
  t('positions.order', {
    action: order.action,
    direction: order.direction,
    size: sizeText(order.size, locale, order.sizeUnit),
  })
