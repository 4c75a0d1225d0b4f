import { useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useListWallets } from '#generated/client/assets/assets.ts'
import { transferForm } from '#generated/forms/transfer/form.ts'
import type { TransferValue } from '#generated/forms/transfer/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/transfer/request.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { missingServices } from '#src/web/client/missing-services.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { coinChoice } from '#src/web/forms/coin-choice.tsx'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { type Decimal, decimal, toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { type Account, accounts, coinsFor, otherAccount } from './accounts.ts'
import { balanceIn, coveringIn, ofSpot } from './holdings.ts'
import type { TransferLink } from './read-link.ts'
import { Balances } from './balances.tsx'
import { useHoldings } from './use-holdings.ts'
import { useTransfer } from './use-transfer.ts'
import { SyncAccounts } from './sync-accounts.tsx'
import styles from './transfer.module.css'

const FIELDS = [76, 76, 76, 76, 76, 44]

type TransferDialogProps = { readonly link: TransferLink; readonly onClose: () => void }

/** Moves coins between the member's own accounts (FEAT-11, VAL-24). */
export function TransferDialog({ link, onClose }: TransferDialogProps) {
  const t = useText<AreaKeys['transfer']>()
  const { locale } = useIntl()
  const id = useId()
  const move = useTransfer()
  const missing = useStore(missingServices)
  const { data: wallets, error, isFetching, refetch } = useListWallets({ query: { select: dataOf } })
  const [initial] = useState<Partial<TransferValue>>({ ...link.way, unit: link.unit ?? 'USDT' })
  const [value, setValue] = useState(initial)
  const [isSending, setSending] = useState(false)

  const way = { from: value.from ?? 'spot', to: value.to ?? 'spot' } as const
  const other = otherAccount(way)
  const { rows, ask } = useHoldings(other)
  const spot = useMemo(() => wallets && ofSpot(wallets), [wallets])
  const heldAt = (account: Account): Decimal | null => balanceIn(account === 'spot' ? spot : rows, value.unit)
  const held = { from: heldAt(way.from), to: heldAt(way.to) }
  const covering = coveringIn(way.from === 'spot' ? spot : rows, value.unit)
  // An unknown balance is left to the server to check.
  const balance = held.from && toText(held.from)
  const limits = useMemo(() => ({ balance }), [balance])
  const units = useMemo(() => (value.unit === undefined ? {} : { amount: value.unit }), [value.unit])
  const source = way.from === 'spot' ? spot : rows
  const choices = useMemo(() => {
    const offered = accounts.filter((account) => !missing.has(account))
    const named = offered.map((account) => ({ value: account, label: t(`transfer.account.${account}`) }))
    const coins = wallets && coinsFor(other, wallets, rows)
    const unit = coins?.map(({ coin }) => coinChoice({ ...coin, balance: balanceIn(source, coin.unit) }))
    return { from: named, to: named, unit: unit ?? null }
  }, [t, missing, wallets, other, rows, source])

  async function submit(sent: TransferValue): Promise<void> {
    const own = spot?.find(({ unit }) => unit === sent.unit)
    if (own === undefined) return
    setSending(true)
    try {
      // The second-contract account is the one whose wallets are not named by number.
      const known = rows ?? (otherAccount(sent) === 'second' ? [] : await ask())
      const there = known.find(({ unit }) => unit === sent.unit)?.id ?? own.id
      const numbers = sent.from === 'spot' ? { from: own.id, to: there } : { from: there, to: own.id }
      await move(toRequest(sent, numbers))
    } finally {
      setSending(false)
    }
    const amount = formatDecimal(decimal(sent.amount), locale, { unit: sent.unit, trim: true })
    const ends = { from: t(`transfer.account.${sent.from}`), to: t(`transfer.account.${sent.to}`) }
    showToast({ kind: 'success', title: t('transfer.done', { amount }), text: t('transfer.doneText', ends) })
    onClose()
  }

  return (
    <Modal
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      className={styles.surface}
      onClose={() => {
        if (!isSending) onClose()
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {t('transfer.title')}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {t('transfer.text')}
      </p>
      {wallets !== undefined ? (
        <SchemaForm
          form={transferForm}
          initial={initial}
          ctx={limits}
          units={units}
          choices={choices}
          after={{
            from: <SyncAccounts wallets={wallets} held={rows} />,
            unit: <Balances way={way} unit={value.unit ?? null} held={held} covering={covering} />,
          }}
          onChange={setValue}
          onSubmit={submit}
          actions={
            <Button size="large" onClick={onClose} disabled={isSending}>
              {t('transfer.cancel')}
            </Button>
          }
          focusFirst
        />
      ) : error !== null ? (
        <ErrorState title={t('transfer.error')} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <SkeletonRows heights={FIELDS} />
      )}
    </Modal>
  )
}
