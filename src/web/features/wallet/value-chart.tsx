import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useListWalletValues } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { WalletValuesResponse } from '#generated/models/wallet-values-response.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { multiply } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useDisplayCurrency, useStore } from '#src/web/session/hooks.ts'
import { moneyText } from '#src/web/ui/numbers/amount.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { AreaOverTime } from '#src/web/ui/charts/area-over-time.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Account } from './accounts.ts'
import { walletPreferences } from './preferences.ts'
import styles from './value-chart.module.css'

const PERIODS = ['7', '30', '90', '365'] as const
type Period = (typeof PERIODS)[number]
const DAYS: Readonly<Record<Period, number>> = { 7: 7, 30: 30, 90: 90, 365: 365 }
const HEIGHT = 168
const COVER = '••••'

/** What an account was worth over the last days, in the display currency at its present rate. */
export function ValueChart({ account }: { readonly account: Account }) {
  const t = useText<AreaKeys['wallet']>()
  const { locale, formatMessage } = useIntl()
  const { symbol, rate } = useDisplayCurrency()
  const { hideAmounts } = useStore(walletPreferences)
  const [period, setPeriod] = useState<Period>('30')
  const pointsOf = useMemo(
    () =>
      ({ data }: WalletValuesResponse) =>
        data.map((row) => ({ at: row.time, value: multiply(row[account], rate) })),
    [account, rate],
  )
  const { data, error, isFetching, refetch } = useListWalletValues(
    { days: DAYS[period] },
    { query: { select: pointsOf, placeholderData: keepPreviousData } },
  )
  const write = (value: Decimal): string => (hideAmounts ? COVER : moneyText(value, symbol, locale))
  const writeAxis = (value: Decimal): string =>
    hideAmounts ? '' : formatDecimal(value, locale, { places: 0, compact: true })
  return (
    <div className={styles.chart}>
      <Segments
        look="chips"
        label={t('wallet.period')}
        value={period}
        options={PERIODS.map((value) => ({
          value,
          label: formatMessage({ id: 'ui.days' }, { count: DAYS[value] }),
        }))}
        onChange={setPeriod}
      />
      {data !== undefined ? (
        <AreaOverTime
          label={t('wallet.overTime')}
          points={data}
          write={write}
          writeAxis={writeAxis}
          height={HEIGHT}
        />
      ) : error !== null ? (
        <p className={styles.noChart}>
          {t('wallet.overTimeError')}{' '}
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {formatMessage({ id: 'ui.tryAgain' })}
          </Button>
        </p>
      ) : (
        <Skeleton height={HEIGHT + 28} />
      )}
    </div>
  )
}
