import { CommonStatus } from '#generated/models/common-status.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import type { TradableCoin } from '#generated/models/tradable-coin.ts'
import type { Wallet } from '#generated/models/wallet.ts'
import { coinChoice } from '#src/web/forms/coin-choice.tsx'
import type { Choice } from '#src/web/forms/form-context.ts'
import { hasOrderRange } from './order-range.ts'

/** The coins that ads may trade, in the server's order, with what the member has of each as far as that is known. */
export const coinChoices = (
  coins: readonly TradableCoin[],
  wallets: readonly Wallet[] | undefined,
  /** Second line of a coin whose orders have no room at the market price. */
  tight: (name: string) => string,
): readonly Choice[] =>
  coins
    .filter(({ status }) => status !== CommonStatus.ILLEGAL)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, unit, name, marketPrice }) => {
      const wallet = wallets?.find(({ coin }) => coin.unit === unit)
      const about = hasOrderRange(marketPrice) ? name : tight(name)
      return coinChoice({
        value: id,
        unit,
        name: about,
        iconUrl: wallet?.coin.iconUrl,
        balance: wallet?.balance,
      })
    })

/** The member's own ways to be paid; ads name them by type, so two of one type are one. */
export const payChoices = (methods: readonly PaymentMethod[]): readonly Choice[] =>
  [...new Set(methods.map(({ typeName }) => typeName))].map((name) => ({ value: name, label: name }))
