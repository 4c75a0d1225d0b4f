import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { optionTickers } from '#src/web/trading/products/option/option-tickers.ts'
import type { OptionRound } from '#src/web/trading/products/option/option-round.ts'
import type { OptionBetForm } from '#src/web/trading/products/option/use-option-bet.ts'
import type { Pick } from '#src/web/trading/stakes/parts/pick-buttons.tsx'
import { useIsBefore } from '#src/web/trading/stakes/parts/use-is-before.ts'
import { useText } from '#src/web/ui/primitives/text.ts'

export type OptionPicks = {
  /** True while the round takes bets. */
  readonly isOpen: boolean
  /** The prices that it shows are not the present ones. */
  readonly isLate: boolean
  readonly picks: Readonly<Record<Direction, Pick>>
}

/** Returns the buttons of both directions: what a bet pays back, or why none is taken. */
export function usePicks(
  { enableBuy, enableSell }: ContractOptionCoin,
  round: OptionRound | null | undefined,
  { outcomes, terms }: OptionBetForm,
): OptionPicks {
  const t = useText<AreaKeys['option' | 'stakes']>()
  const { locale } = useIntl()
  const health = useLive(optionTickers(), (live) => live.health)
  const isOpen = useIsBefore(round?.betsUntil ?? null)
  const isLate = health === 'delayed' || health === 'offline'
  const taken: Readonly<Record<Direction, boolean>> = { rise: enableBuy === 1, fall: enableSell === 1 }

  function pick(direction: Direction): Pick {
    if (!taken[direction]) return { isOff: true, isLocked: true, detail: t('option.notTaken') }
    if (isLate) return { isOff: true, detail: t('stakes.waiting') }
    const odds = formatDecimal(terms?.odds ?? null, locale, { minimumPlaces: 2, trim: true })
    return {
      isOff: !isOpen,
      detail:
        outcomes === null
          ? t('option.oddsOf', { odds })
          : t('option.backOf', {
              odds,
              back: formatDecimal(outcomes.back, locale, { minimumPlaces: 2, trim: true }),
            }),
    }
  }

  return { isOpen, isLate, picks: { rise: pick('rise'), fall: pick('fall') } }
}
