import { useIntl } from 'react-intl'
import {
  getListSecondCyclesQueryKey,
  getListSecondStakeCoinsQueryKey,
  listSecondCycles,
  listSecondStakeCoins,
  placeSecondOrder,
  useGetSecondBalance,
} from '#generated/client/second/second.ts'
import { secondOrderForm } from '#generated/forms/second-order/form.ts'
import type { SecondOrderValue } from '#generated/forms/second-order/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractSecondCycle } from '#generated/models/contract-second-cycle.ts'
import { toRequest } from '#forms/second-order/request.ts'
import { type Decimal, toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'
import { secondPayout } from '#src/core/stakes/second-order.ts'
import { add } from '#src/core/money/arithmetic.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useSession, useStore } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { Market } from '../../market.ts'
import { useWireRead } from '../../wire-read.ts'
import { changeStakeDraft, stakeDraft } from '../../stakes/order/stake-draft.ts'
import { type StakeOrder, useStakeOrder } from '../../stakes/order/use-stake-order.ts'
import type { StakeOutcomes } from '../../stakes/stake.ts'
import { wireDirection } from '../../stakes-wire/stake-codes.ts'

const CYCLES = { read: listSecondCycles, key: getListSecondCyclesQueryKey }
const COINS = { read: listSecondStakeCoins, key: getListSecondStakeCoinsQueryKey }

/** Milliseconds between two reads of what the exchange offers. */
const TERMS_MS = 60_000
const NO_LIMIT = null

export type SecondOrderForm = StakeOrder & {
  /** Undefined while they load. */
  readonly cycles: readonly ContractSecondCycle[] | undefined
  readonly cycle: ContractSecondCycle | undefined
  readonly chooseCycle: (id: string) => void
  readonly coins: readonly string[]
  readonly chooseCoin: (coin: string) => void
  /** Available in the account for second contracts; null while it is not known, and for visitors. */
  readonly balance: Decimal | null
}

const outcomesOf = (stake: Decimal, rate: Decimal): StakeOutcomes => {
  const won = secondPayout(stake, 'win', rate).net
  return { cost: stake, back: add(stake, won), won, lost: secondPayout(stake, 'lose', rate).net }
}

/** The order for a second contract on a pair: its choices, and how it is judged and sent. */
export function useSecondOrder(market: Market): SecondOrderForm {
  const t = useText<AreaKeys['second' | 'stakes']>()
  const { locale } = useIntl()
  const isMember = useSession().status === 'member'
  const { cycle: cycleId, coin: chosenCoin } = useStore(stakeDraft(market))
  const { data: cycles } = useWireRead(CYCLES, [], { staleTime: TERMS_MS, select: dataOf })
  const { data: coins = [] } = useWireRead(COINS, [], {
    enabled: isMember,
    staleTime: TERMS_MS,
    select: dataOf,
  })
  const coin = coins.find((each) => each === chosenCoin) ?? coins[0] ?? market.quote
  const { data: balance = null } = useGetSecondBalance(coin, {
    query: { enabled: isMember, select: dataOf },
  })
  const cycle = cycles?.find(({ id }) => id === cycleId) ?? cycles?.[0]
  const order = useStakeOrder<SecondOrderValue>(market, {
    form: secondOrderForm,
    coin,
    limits: {
      minAmount: cycle === undefined ? NO_LIMIT : toText(cycle.minAmount),
      maxAmount: cycle === undefined ? NO_LIMIT : toText(cycle.maxAmount),
      balance: balance === null ? NO_LIMIT : toText(balance),
    },
    valueOf: (direction, amount) => ({
      direction: wireDirection(direction),
      ...(amount !== undefined && { amount }),
    }),
    outcomesOf: (stake) => (cycle === undefined ? null : outcomesOf(stake, cycle.cycleRate)),
    send: (value) => {
      if (cycle === undefined) throw new RangeError('no cycle is offered')
      return placeSecondOrder(
        toRequest(value, { symbol: market.symbol, coinSymbol: coin, cycleId: cycle.id }),
      )
    },
    onPlaced: (direction: Direction, stake) =>
      showToast({
        kind: 'success',
        title: t('second.placed'),
        text: t('second.placed.text', {
          symbol: market.symbol,
          direction: t(`stakes.direction.${direction}`),
          amount: formatDecimal(stake, locale, { trim: true, unit: coin }),
          seconds: cycle?.cycleLength ?? 0,
        }),
      }),
  })
  return {
    ...order,
    cycles,
    cycle,
    chooseCycle: (id) => changeStakeDraft(market, { cycle: id }),
    coins,
    chooseCoin: (next) => changeStakeDraft(market, { coin: next }),
    balance,
  }
}
