import { placeSecondOrderOperation } from '#generated/operations/second.ts'
import type { Market } from '../../market.ts'
import { StakeBar } from '../../stakes/parts/stake-bar.tsx'
import { usePicks } from './use-picks.ts'
import { useSecondOrder } from './use-second-order.ts'

type SecondBarProps = { readonly market: Market; readonly onOpen: () => void }

/** The bar of a phone's bottom edge that places orders for second contracts. */
export function SecondBar({ market, onOpen }: SecondBarProps) {
  const order = useSecondOrder(market)
  const { picks } = usePicks(market, order)
  return <StakeBar operation={placeSecondOrderOperation} order={order} picks={picks} onWrong={onOpen} />
}
