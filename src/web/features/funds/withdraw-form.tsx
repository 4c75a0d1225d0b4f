import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useGetCoinBalance } from '#generated/client/assets/assets.ts'
import { useSendWithdrawEmailCode, useSendWithdrawPhoneCode } from '#generated/client/withdraw/withdraw.ts'
import type { WithdrawValue } from '#generated/forms/withdraw/schema.ts'
import type { CoinCatalogue } from '#generated/models/coin-catalogue.ts'
import { SecondFactor } from '#generated/models/second-factor.ts'
import type { WithdrawableCoin } from '#generated/models/withdrawable-coin.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { coinChoice } from '#src/web/forms/coin-choice.tsx'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AddressBook, BookButton, type TakeAddress } from './address-book.tsx'
import { FeeLines } from './fee-lines.tsx'
import { SyncNetwork } from './sync-network.tsx'
import { type CoinChoice, networksOf } from './networks.ts'
import { useOfferedCoins } from './use-offered-coins.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { withdrawFormFor } from './withdraw-definition.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import styles from './funds.module.css'

type WithdrawFormProps = {
  readonly coins: readonly CoinChoice[]
  readonly infos: readonly WithdrawableCoin[]
  readonly catalogue: CoinCatalogue
  readonly factors: readonly SecondFactor[]
  readonly strongest: SecondFactor
  readonly onSent: () => void
}

/** Asks for everything a withdrawal takes; what the network limits and costs stands beside it. */
export function WithdrawForm({ coins, infos, catalogue, factors, strongest, onSent }: WithdrawFormProps) {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  const [params] = useSearchParams()
  const [initial] = useState<Partial<WithdrawValue>>(() => {
    const asked = coins.find(({ unit }) => unit === params.get('coin'))
    return { codeType: strongest, ...(asked && { coinName: asked.unit }) }
  })
  const [value, setValue] = useState(initial)
  const { mutateAsync: sendEmail } = useSendWithdrawEmailCode()
  const { mutateAsync: sendText } = useSendWithdrawPhoneCode()
  const offered = useOfferedCoins(coins)
  const unit = value.coinName
  const networks = useMemo(
    () => (unit === undefined ? [] : networksOf(catalogue, unit, 'out')),
    [catalogue, unit],
  )
  const network = networks.find(({ protocol }) => protocol === value.coinprotocol)
  const { data: balance } = useGetCoinBalance(
    { coinName: unit ?? '' },
    { query: { select: dataOf, enabled: unit !== undefined } },
  )
  const hasMemo = (network?.memoPattern ?? null) !== null
  const form = useMemo(
    () => withdrawFormFor(hasMemo, value.codeType ?? strongest),
    [hasMemo, value.codeType, strongest],
  )
  const limits = useMemo(
    () => ({
      balance: balance === undefined ? null : toText(balance),
      minWithdraw: network && toText(network.minWithdraw),
      maxWithdraw: network && toText(network.maxWithdraw),
      decimals: network?.decimals,
      addressPattern: network?.addressPattern,
      memoPattern: network?.memoPattern,
    }),
    [balance, network],
  )
  const units = useMemo(() => (unit === undefined ? {} : { money: unit }), [unit])
  const choices = useMemo(
    () => ({
      coinName: offered.map((coin) => coinChoice(coin)),
      coinprotocol: networks.map(({ protocol, protocolName, minWithdrawFee, coinName }) => ({
        value: protocol,
        label: protocolName,
        description: t('funds.feeFrom', {
          amount: formatDecimal(minWithdrawFee, locale, { unit: coinName, trim: true }),
        }),
      })),
      codeType: factors.map((factor) => ({ value: factor, label: t(`funds.factor.${factor}`) })),
    }),
    [t, locale, offered, networks, factors],
  )
  const { submit, asked, answer, isSending } = useWithdrawal(onSent)
  const [book, setBook] = useState<{ readonly take: TakeAddress } | null>(null)
  const info = infos.find((each) => each.unit === unit)
  return (
    <>
      <SchemaForm
        form={form}
        initial={initial}
        ctx={limits}
        units={units}
        choices={choices}
        asides={{ address: network && <BookButton onOpen={(take) => setBook({ take })} /> }}
        after={{
          coinprotocol: (
            <>
              <SyncNetwork networks={networks} />
              {unit === undefined && <p className={styles.coinFirst}>{t('funds.coinFirst')}</p>}
            </>
          ),
          money: network && <FeeLines network={network} threshold={info?.threshold ?? null} />,
        }}
        sendCode={{
          code: ({ codeType }) => (codeType === SecondFactor.EMAIL ? sendEmail() : sendText()),
        }}
        onChange={setValue}
        onSubmit={submit}
      />
      {book !== null && network !== undefined && (
        <AddressBook info={info} network={network} onTake={book.take} onClose={() => setBook(null)} />
      )}
      {asked !== null && network !== undefined && (
        <ConfirmWithdrawal value={asked} network={network} busy={isSending} onAnswer={answer} />
      )}
    </>
  )
}
