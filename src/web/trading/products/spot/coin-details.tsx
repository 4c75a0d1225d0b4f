import { tradePath } from '#src/web/paths/paths.ts'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useGetCoinInfo } from '#generated/client/market/market.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Coin } from '#generated/models/coin.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Button, LinkButton } from '#src/web/ui/primitives/button.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { rateText } from '../../form/rate-text.ts'
import type { Market } from '../../market.ts'
import styles from '../../board/board.module.css'

type CoinDetailsProps = { readonly market: Market; readonly onClose: () => void }

/** The dialog with details of a market's base coin, and the market's trading rules. */
export function CoinDetails({ market, onClose }: CoinDetailsProps) {
  const t = useText<AreaKeys['markets']>()
  const title = useId()
  const { data: coin, error, isFetching, refetch } = useGetCoinInfo({ unit: market.base })
  return (
    <Modal labelledBy={title} className={styles.details} onClose={onClose}>
      <h2 id={title}>
        <CoinDisc unit={market.base} iconUrl={coin?.iconUrl} />
        {coin?.name ?? market.base}
      </h2>
      {error === null ? (
        <>
          <Facts market={market} coin={coin} />
          {(coin?.information ?? '') !== '' && <p className={styles.about}>{coin?.information}</p>}
        </>
      ) : (
        <ErrorState title={t('markets.coinError')} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      <div className={styles.ways}>
        <LinkButton to={tradePath(market.symbol)} look="primary">
          {t('markets.trade', { symbol: market.symbol })}
        </LinkButton>
        {coin?.infolink?.startsWith('https://') === true && (
          <a href={coin.infolink} target="_blank" rel="noreferrer" className={styles.link}>
            {t('markets.website')}
          </a>
        )}
        <Button onClick={onClose}>{t('markets.close')}</Button>
      </div>
    </Modal>
  )
}

type FactsProps = { readonly market: Market; readonly coin: Coin | undefined }

function Facts({ market: { base, quote, scales, fees, limits }, coin }: FactsProps) {
  const t = useText<AreaKeys['markets']>()
  const { locale } = useIntl()
  /** Formats a limit; 0 is none. */
  const limit = (value: Decimal | null | undefined, unit: string): ReactNode =>
    value === null || value === undefined ? (
      <Amount value={null} />
    ) : isPositive(value) ? (
      <Amount value={value} unit={unit} trim />
    ) : (
      t('markets.unlimited')
    )
  const rate = (value: Decimal): string => rateText(value, locale)
  const open = (flag: 0 | 1 | undefined): ReactNode =>
    flag === undefined ? (
      <Amount value={null} />
    ) : (
      <Badge tone={flag === 1 ? 'good' : 'still'}>{t(flag === 1 ? 'markets.open' : 'markets.closed')}</Badge>
    )
  const facts: readonly (readonly [AreaKeys['markets'], ReactNode])[] = [
    ['markets.coin', base],
    ['markets.fees', t('markets.feesOf', { maker: rate(fees.maker), taker: rate(fees.taker) })],
    ['markets.priceDecimals', `${scales.price}`],
    ['markets.amountDecimals', `${scales.amount}`],
    ['markets.minimum', limit(limits.minAmount, base)],
    ['markets.maximum', limit(limits.maxAmount, base)],
    ['markets.minimumTurnover', limit(limits.minTotal, quote)],
    ['markets.deposits', open(coin?.canRecharge)],
    ['markets.withdrawals', open(coin?.canWithdraw)],
    ['markets.minimumDeposit', limit(coin?.minRechargeAmount, base)],
    ['markets.minimumWithdrawal', limit(coin?.minWithdrawAmount, base)],
    ['markets.withdrawalFee', <Amount key="fee" value={coin?.minTxFee ?? null} unit={base} trim />],
  ]
  return (
    <dl>
      {facts.map(([key, value]) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
