import { useNavigate } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useFormServices } from '#src/web/forms/services.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { Market } from '../../market.ts'
import { useProductMarkets } from '../../products/use-product.tsx'
import { askedStops } from '../asked-stops.ts'
import { positionDraftKey } from '../dialogs/draft-keys.ts'
import { HalfStopsError } from '../perpetual.ts'
import { stopAt } from '../positions/stops.ts'
import { usePerpetual } from '../use-perpetual.tsx'
import type { ContractDraft } from './contract-draft.ts'
import type { OrderingCalls, OrderTerms, StopPrices } from './ordering.ts'

/** Milliseconds before each look for the position: a market order is filled at once, or by another service soon. */
const LOOKS_MS = [0, 500, 1000, 2000, 4000] as const

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/**
 * Returns a function for servers that keep no take profit and stop loss with an order: of an order at the market they
 * are set on its position once that is there. Of any other, and where they are refused, the member is told that the
 * position has none; the refused prices wait in the position's dialog, which the message opens.
 */
export function useStopsAfterFill({ findPosition }: OrderingCalls) {
  const t = useText<AreaKeys['swap'] | AreaKeys['positions']>()
  const { forms, positionCalls } = usePerpetual()
  const { drafts } = useFormServices()
  const { pathOf } = useProductMarkets()
  const navigate = useNavigate()

  async function positionOf({ id }: OrderTerms['contract'], { direction }: Pick<ContractDraft, 'direction'>) {
    for (const ms of LOOKS_MS) {
      await pause(ms)
      const found = await findPosition(id, direction).catch(() => null)
      if (found !== null) return found
    }
    return null
  }

  return async (
    { product, symbol }: Market,
    draft: Pick<ContractDraft, 'kind' | 'direction'>,
    contract: OrderTerms['contract'],
    stops: StopPrices,
  ): Promise<void> => {
    const position = draft.kind === 'market' ? await positionOf(contract, draft) : null
    if (position === null) {
      showToast({
        kind: 'error',
        title: t('swap.stops.notSet'),
        text: t('swap.stops.notSet.text'),
        stays: true,
      })
      return
    }
    try {
      await positionCalls.setStops(position, stops)
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      const key = positionDraftKey((await forms()).stops, position.id)
      // A draft belongs to whoever reads it.
      drafts.read(key)
      drafts.write(key, stops)
      showToast({
        kind: 'error',
        ...(error instanceof HalfStopsError
          ? { title: t('positions.stops.half', { set: stopAt(draft.direction, error.set) }), text: reason }
          : { title: t('swap.stops.notSet'), text: t('swap.stops.refused', { reason }) }),
        action: {
          label: t('swap.stops.setNow'),
          onPress: () => {
            askedStops.set({ product, positionId: position.id })
            if (location.pathname !== pathOf(symbol)) void navigate(pathOf(symbol))
          },
        },
      })
    }
  }
}
