import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useListWallets } from '#generated/client/assets/assets.ts'
import { useListConvertTargets } from '#generated/client/convert/convert.ts'
import { convertForm } from '#generated/forms/convert/form.ts'
import type { ConvertValue } from '#generated/forms/convert/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ConvertCoin } from '#generated/models/convert-coin.ts'
import type { ConvertOrder } from '#generated/models/convert-order.ts'
import type { Wallet } from '#generated/models/wallet.ts'
import { cancelled } from '#src/web/client/cancelled.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { coinChoice } from '#src/web/forms/coin-choice.tsx'
import { findErrors } from '#src/web/forms/field-errors.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { useFormServices } from '#src/web/forms/services.ts'
import type { Pause } from '#src/web/forms/use-schema-form.ts'
import { parseDecimal, toText, ZERO } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useLogInFirst } from '#src/web/member/log-in-first.ts'
import { convertPath } from '#src/web/paths/query-paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { queryOf } from './link.ts'
import { BalanceAside } from './balance-aside.tsx'
import { ConfirmConvert } from './confirm-convert.tsx'
import { estimate } from './estimate.ts'
import { SyncPair } from './sync-pair.tsx'
import { priceText } from './price-text.ts'
import { QuoteBox } from './quote-box.tsx'
import { type Pair, type Quote, useQuote } from './use-quote.ts'

type ConvertFormProps = {
  readonly coins: readonly ConvertCoin[]
  readonly initial: Partial<ConvertValue>
  /** Given where what was typed on an earlier visit wins over `initial`. */
  readonly draftKey?: string
  /** Begins in its first field: it has taken the place of the form before. */
  readonly isNext: boolean
  readonly onDone: (pair: Pair) => void
}

/** Conversion that waits for confirmation, and the callbacks that end the form's submit. */
type Asked = {
  readonly value: ConvertValue
  readonly quote: Quote
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

const choices = (coins: readonly ConvertCoin[], wallets: readonly Wallet[] | undefined) =>
  coins
    .filter(({ status }) => status === 1)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ coinUnit: unit }) => {
      const wallet = wallets?.find(({ coin }) => coin.unit === unit)
      return coinChoice({
        unit,
        name: wallet?.coin.name,
        iconUrl: wallet?.coin.iconUrl,
        balance: wallet?.balance,
      })
    })

/** Coin, amount and coin; what comes of it; and the question before it is done (FEAT-13). */
export function ConvertForm({ coins, initial, draftKey, isNext, onDone }: ConvertFormProps) {
  const t = useText<AreaKeys['convert']>()
  const { locale } = useIntl()
  const logIn = useLogInFirst('convert')
  const { drafts } = useFormServices()
  const isMember = useSession().status === 'member'
  const [value, setValue] = useState(initial)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { fromUnit = '', toUnit = '', needAmount } = value
  // Nothing but a name of the server's own list is ever sent as a coin.
  const coin = coins.find(({ coinUnit }) => coinUnit === fromUnit)
  const isPair = coin !== undefined && fromUnit !== toUnit && coins.some((one) => one.coinUnit === toUnit)
  const pair = isPair ? { fromUnit, toUnit } : null
  const { data: targets } = useListConvertTargets(
    { unit: fromUnit },
    { query: { enabled: coin !== undefined, select: dataOf, placeholderData: keepPreviousData } },
  )
  const { data: wallets } = useListWallets({ query: { enabled: isMember, select: dataOf } })
  const { quote, error, isFetching, renew } = useQuote(pair)

  const feeRatio = (targets ?? coins).find(({ coinUnit }) => coinUnit === toUnit)?.fee ?? null
  const wallet = wallets?.find((one) => one.coin.unit === fromUnit)
  const balance = wallet?.balance ?? null
  const amount = parseDecimal(needAmount ?? '')
  const limits = useLimits(coin, balance === null ? null : toText(balance))
  // An amount that the form would not send is not previewed.
  const isSendable = findErrors(convertForm, value, { limits }).every(({ field }) => field !== 'needAmount')
  const coming =
    amount === null || !isSendable || quote === null || feeRatio === null
      ? null
      : estimate(amount, quote.price, feeRatio)

  async function submit(sent: ConvertValue, pause: Pause): Promise<void> {
    if (!isMember) logIn(convertPath(queryOf(sent)))
    const fresh = await renew()
    // The question makes the call, and says itself that it is on its way.
    await pause(
      new Promise<void>((resolve, reject) => setAsked({ value: sent, quote: fresh, resolve, reject })),
    )
  }

  function settle(how: (asked: Asked) => void): void {
    if (asked !== null) how(asked)
    setAsked(null)
  }

  function done(result: ConvertOrder | undefined): void {
    const given = formatDecimal(amount, locale, { unit: fromUnit, trim: true })
    const text =
      result === undefined
        ? null
        : t('convert.doneText', {
            amount: formatDecimal(result.toAmount, locale, { unit: result.toUnit, trim: true }),
            price: priceText(result.price, result, locale),
          })
    showToast({ kind: 'success', title: t('convert.done', { amount: given }), text })
    settle(({ resolve, value: { fromUnit: from, toUnit: to } }) => {
      resolve()
      // The next form is there before this one has forgotten what was typed.
      drafts.write(draftKey ?? convertForm.id, null)
      onDone({ fromUnit: from, toUnit: to })
    })
  }

  return (
    <>
      <SchemaForm
        form={convertForm}
        initial={initial}
        {...(draftKey !== undefined && { draftKey })}
        ctx={limits}
        units={{ needAmount: fromUnit }}
        choices={{
          fromUnit: choices(coins, wallets),
          toUnit: targets === undefined ? null : choices(targets, wallets),
        }}
        onChange={setValue}
        onSubmit={submit}
        focusFirst={isNext}
        submitText={t(isMember ? 'convert.preview' : 'convert.logIn')}
        asides={
          isMember
            ? {
                needAmount: <BalanceAside balance={balance} most={coin?.maxAmount ?? null} unit={fromUnit} />,
              }
            : {}
        }
        after={{
          needAmount: <SyncPair coin={coin} got={coming?.got ?? null} />,
          toUnit: pair !== null && (
            <QuoteBox
              pair={pair}
              quote={quote}
              error={error}
              estimate={coming}
              feeRatio={feeRatio}
              busy={isFetching}
              onRenew={() => void renew().catch(() => {})}
            />
          ),
        }}
      />
      {asked !== null && (
        <ConfirmConvert
          value={asked.value}
          first={asked.quote}
          feeRatio={feeRatio ?? ZERO}
          renew={renew}
          onDone={done}
          onRefused={(refused) => settle(({ reject }) => reject(refused))}
          onCancel={() => settle(({ reject }) => reject(cancelled('convert')))}
        />
      )}
    </>
  )
}

/** Returns the limits of the form: the same object until one of them changes. */
function useLimits(coin: ConvertCoin | undefined, balance: string | null) {
  const least = coin === undefined ? null : toText(coin.minAmount)
  const most = coin === undefined ? null : toText(coin.maxAmount)
  return useMemo(() => ({ minAmount: least, maxAmount: most, balance }), [least, most, balance])
}
