import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { ContractDraft } from './contract-draft.ts'
import type { OpeningValue, OrderingCalls, OrderTerms } from './ordering.ts'

/**
 * Returns a function for servers that keep no take profit and stop loss with an order: of an order at the market they
 * are set on its position; of any other the member is told that they are not.
 */
export function useStopsAfterFill({ setStops }: Pick<OrderingCalls, 'setStops'>) {
  const t = useText<AreaKeys['swap']>()
  return async (
    { kind, direction }: Pick<ContractDraft, 'kind' | 'direction'>,
    { id }: OrderTerms['contract'],
    stops: Pick<OpeningValue, 'minPrice' | 'maxPrice'>,
  ): Promise<void> => {
    try {
      if (kind !== 'market') throw new Error('the order is not filled yet')
      await setStops(id, direction, stops)
    } catch {
      showToast({ kind: 'error', title: t('swap.stops.notSet'), text: t('swap.stops.notSet.text') })
    }
  }
}
