import { useIntl } from 'react-intl'
import { getListWalletsQueryKey, listWallets } from '#generated/client/assets/assets.ts'
import { placeOptionBet } from '#generated/client/option/option.ts'
import { optionBetForm } from '#generated/forms/option-bet/form.ts'
import type { OptionBetValue } from '#generated/forms/option-bet/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { toRequest } from '#forms/option-bet/request.ts'
import { add, subtract } from '#src/core/money/arithmetic.ts'
import { type Decimal, toText, ZERO } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { affordableStake, betCost, betPayout, type OptionTerms } from '#src/core/stakes/option-bet.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { Market } from '../../market.ts'
import { useWireRead } from '../../wire-read.ts'
import { type StakeOrder, useStakeOrder } from '../../stakes/order/use-stake-order.ts'
import type { StakeOutcomes } from '../../stakes/stake.ts'
import { wireDirection } from '../../stakes-wire/stake-codes.ts'
import { proposedStakes, termsOf } from './option-markets.ts'
import type { OptionRound } from './option-round.ts'

const WALLETS = { read: listWallets, key: getListWalletsQueryKey }

export type OptionBetForm = StakeOrder & {
  readonly terms: OptionTerms | null
  readonly presets: readonly Decimal[]
  /** Available in the spot account; null while it is not known, and for visitors. */
  readonly balance: Decimal | null
}

function outcomesOf(stake: Decimal, terms: OptionTerms): StakeOutcomes {
  const cost = betCost(stake, terms)
  const won = betPayout(stake, 'win', terms)
  return {
    cost,
    back: add(stake, subtract(won.reward, won.rewardFee)),
    won: won.net,
    lost: betPayout(stake, 'lose', terms).net,
  }
}

/** The bet on a round: how it is judged and sent. Stakes come from the spot account. */
export function useOptionBet(
  market: Market,
  coin: ContractOptionCoin,
  round: OptionRound | null | undefined,
): OptionBetForm {
  const t = useText<AreaKeys['option' | 'stakes']>()
  const { locale } = useIntl()
  const isMember = useSession().status === 'member'
  const { data: wallets } = useWireRead(WALLETS, [], { enabled: isMember, select: dataOf })
  const unit = coin.baseSymbol
  const balance =
    wallets === undefined || !isMember
      ? null
      : (wallets.find((wallet) => wallet.coin.unit === unit)?.balance ?? ZERO)
  const terms = termsOf(coin)
  const presets = proposedStakes(coin)
  const limitOf = (value: Decimal | null | undefined): string | null =>
    value === null || value === undefined ? null : toText(value)
  const order = useStakeOrder<OptionBetValue>(market, {
    form: optionBetForm,
    coin: unit,
    limits: {
      minAmount: limitOf(presets[0]),
      maxAmount: limitOf(presets.at(-1)),
      amountPlaces: coin.baseCoinScale,
      affordable: limitOf(balance === null || terms === null ? balance : affordableStake(balance, terms)),
    },
    valueOf: (direction, amount) => ({
      direction: wireDirection(direction),
      ...(amount !== undefined && { amount }),
    }),
    outcomesOf: (stake) => (terms === null ? null : outcomesOf(stake, terms)),
    send: (value) => {
      if (round === null || round === undefined) throw new RangeError('no round is bet on')
      return placeOptionBet(toRequest(value, { symbol: market.symbol, optionId: round.id }))
    },
    onPlaced: (direction, stake) =>
      showToast({
        kind: 'success',
        title: t('option.placed', { round: String(round?.number ?? '') }),
        text: t('option.placed.text', {
          symbol: market.symbol,
          direction: t(`stakes.direction.${direction}`),
          amount: formatDecimal(stake, locale, { trim: true, unit }),
        }),
      }),
  })
  return { ...order, terms, presets, balance }
}
