import { placeSecondOrderOperation } from '#generated/operations/second.ts'
import { secondOrderStream, secondWalletStream } from '#generated/streams.ts'
import type { Market } from '../../market.ts'
import { AskOverLimit } from '../../stakes/loss-limit/ask-over-limit.tsx'
import { useStakeActions } from '../../stakes/parts/use-stake-actions.ts'
import { useFollowStakes } from '../../stakes-wire/use-follow-stakes.ts'
import type { ScreenControls } from '../product.ts'
import { useSecondOrder } from './use-second-order.ts'

const STREAMS = [secondOrderStream, secondWalletStream]

type SecondBackgroundProps = { readonly market: Market; readonly controls: ScreenControls }

/** Follows the member's orders, registers the hot-keys of the form, and asks before the member's limit is passed. */
export function SecondBackground({ market, controls: { goToForm } }: SecondBackgroundProps) {
  useFollowStakes(STREAMS, placeSecondOrderOperation)
  useStakeActions({ onForm: () => goToForm() })
  return <AskOverLimit order={useSecondOrder(market)} />
}
