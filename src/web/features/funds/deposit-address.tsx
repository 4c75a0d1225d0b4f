import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import {
  getGetDepositAddressQueryKey,
  useCreateDepositAddress,
  useGetDepositAddress,
} from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { QrCode } from '#src/web/ui/qr/qr-code.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import own from './deposit-address.module.css'
import styles from './funds.module.css'
import { LossWarning } from './loss-warning.tsx'

/** The member's address on a network, made on demand, with everything a sender has to know (FEAT-08). */
export function DepositAddress({ network }: { readonly network: CoinNetwork }) {
  const t = useText<AreaKeys['funds']>()
  const { formatMessage } = useIntl()
  const queries = useQueryClient()
  const place = { coinprotocol: network.protocol }
  const { data, error, isFetching, refetch } = useGetDepositAddress(place, { query: { select: dataOf } })
  const { mutate: create, isPending } = useCreateDepositAddress()
  const make = (): void =>
    create(
      { data: place },
      {
        onSuccess: (answer) => {
          if (answer.data === null)
            showToast({ kind: 'error', title: t('funds.nodeDown'), text: t('funds.nodeDownText') })
          else queries.setQueryData(getGetDepositAddressQueryKey(place), answer)
        },
        onError: ({ message }) => showToast({ kind: 'error', title: t('funds.addressError'), text: message }),
      },
    )
  if (error !== null && data === undefined)
    return (
      <ErrorState title={t('funds.addressError')} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (data === undefined) return <Skeleton height={192} />
  if (data === null)
    return (
      <div className={styles.deposit}>
        <p className={styles.quiet}>{t('funds.noAddress', { network: network.protocolName })}</p>
        <span>
          <Button look="primary" size="large" busy={isPending} onClick={make}>
            {t('funds.makeAddress')}
          </Button>
        </span>
      </div>
    )
  const memo = data.memo ?? null
  return (
    <>
      <div className={own.address}>
        <QrCode text={data.address} label={t('funds.qr')} />
        <div className={own.words}>
          <Copied label={t('funds.yourAddress')} text={data.address} copy={t('funds.copyAddress')} />
          {memo !== null && <Copied label={t('funds.memo')} text={memo} copy={t('funds.copyMemo')} />}
          <Facts>
            <Fact name={t('funds.least')}>
              <Amount value={network.minRecharge} unit={network.coinName} trim />
            </Fact>
            <Fact name={t('funds.credited')}>{t('funds.confirmations', { count: network.confirms })}</Fact>
          </Facts>
        </div>
      </div>
      {memo !== null && <LossWarning>{t('funds.memoWarning', { coin: network.coinName })}</LossWarning>}
      <LossWarning>
        {t('funds.onlyThis', { coin: network.coinName, network: network.protocolName })}
        {isFetching && ` ${formatMessage({ id: 'ui.loading' })}`}
      </LossWarning>
    </>
  )
}

type CopiedProps = { readonly label: string; readonly text: string; readonly copy: string }

function Copied({ label, text, copy }: CopiedProps) {
  return (
    <div>
      <span className={styles.small}>{label}</span>
      <span className={own.value}>
        <code className={styles.code} aria-label={label}>
          {text}
        </code>
        <CopyButton text={text} label={copy} />
      </span>
    </div>
  )
}
