import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Deposit } from '#generated/models/deposit.ts'
import {
  getWalletOperation,
  listTransactionsOperation,
  listWalletsOperation,
} from '#generated/operations/assets.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { depositState, isOnItsWay } from './states.ts'

/** Says when a deposit that was on its way has arrived, and reads anew what it changed. */
export function useArrivals(deposits: readonly Deposit[] | undefined): void {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  const waiting = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (deposits === undefined) return
    const arrived = deposits.filter(
      ({ id, status }) => waiting.current.has(id) && depositState(status) === 'arrived',
    )
    waiting.current = new Set(deposits.filter(isOnItsWay).map(({ id }) => id))
    for (const { money, coinName } of arrived) {
      const amount = formatDecimal(money, locale, { unit: coinName, trim: true })
      showToast({ kind: 'success', title: t('funds.arrived', { amount }) })
    }
    if (arrived.length > 0)
      markStale({ changes: [listWalletsOperation.id, getWalletOperation.id, listTransactionsOperation.id] })
  }, [deposits, t, locale])
}
