import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { accountStandingOf, type Standing } from '../holdings.ts'
import { LiveText } from '../live-text.tsx'
import { coinText, UNKNOWN } from '../positions/figure-texts.ts'

/** The money that may open positions of a contract; with cross margin it moves with every mark price. */
export function AvailableMargin({ symbol }: { readonly symbol: string }) {
  const { locale } = useIntl()
  const read = useCallback(
    (standing: Standing | null) => {
      const found = standing === null ? undefined : accountStandingOf(standing, symbol)
      return { text: found === undefined ? UNKNOWN : coinText(found.usable, locale, found.account.money) }
    },
    [locale, symbol],
  )
  return <LiveText read={read} />
}
