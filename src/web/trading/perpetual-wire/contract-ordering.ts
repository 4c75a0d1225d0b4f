import type { SwapContractRequest } from '#generated/models/swap-contract-request.ts'
import type { SwapMarginModeRequest } from '#generated/models/swap-margin-mode-request.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { useSession } from '#src/web/session/hooks.ts'
import type { Ordering } from '../perpetual/form/ordering.ts'
import { priceLimits } from '../perpetual/form/price-limits.ts'
import { openingMath } from '../perpetual/math/opening-math.ts'
import type { ContractKind } from './contract-kind.ts'
import type { ContractLists } from './contract-lists.ts'
import { USUAL_LEVERAGE } from './contract-terms.ts'
import { orderCodes, wireMode } from './order-codes.ts'
import { useWireRead, type WireRead } from '../wire-read.ts'

type Parts<Wallet> = Pick<Ordering, 'operations' | 'opening' | 'closing' | 'calls' | 'leverageIsBoundBy'> & {
  readonly checkMode: WireRead<[SwapMarginModeRequest], unknown>
  /** Reads the account of a contract, with its leverages. */
  readonly wallet: WireRead<[SwapContractRequest], { readonly data: Wallet }>
  readonly leveragesOf: (wallet: Wallet) => Readonly<Record<Direction, Decimal | null | undefined>>
}

/** The orders of a kind of contracts, as the order form needs them. */
export const contractOrdering = <Wallet>(
  { arithmetic, mean }: ContractKind,
  { useTerms, useStop }: ContractLists,
  { checkMode, wallet, leveragesOf, ...ordering }: Parts<Wallet>,
): Ordering => ({
  ...ordering,
  codes: orderCodes,
  useTerms,
  useStop,
  band: (action, { contract }, mark) => priceLimits(action, mark, contract.scales.price),
  math: openingMath(arithmetic, mean),
  useModeCheck(contractCoinId, mode) {
    const request = { contractCoinId, targetPattern: wireMode(mode) }
    const { error, isSuccess } = useWireRead(checkMode, [request], { retry: false, staleTime: 0, gcTime: 0 })
    if (error !== null) return { state: 'refused', message: error.message }
    return { state: isSuccess ? 'free' : 'asking' }
  },
  useChosenLeverages(contractId) {
    const isMember = useSession().status === 'member'
    const { data } = useWireRead(
      wallet,
      contractId === undefined ? [NONE] : [{ contractCoinId: contractId }],
      {
        enabled: isMember && contractId !== undefined,
        select: (answer) => leveragesOf(answer.data),
      },
    )
    if (data === undefined || !isMember) return undefined
    return { long: data.long ?? USUAL_LEVERAGE, short: data.short ?? USUAL_LEVERAGE }
  },
})

/** Never asked. */
const NONE = {} as SwapContractRequest
