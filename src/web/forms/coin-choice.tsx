import type { Decimal } from '#src/core/money/decimal.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import type { Choice } from './form-context.ts'

type OfferedCoin = {
  /** Value of the field when this coin is chosen; its short name unless given. */
  readonly value?: string | number
  readonly unit: string
  readonly name?: string | undefined
  readonly iconUrl?: string | null | undefined
  /** Available balance; left out where it is unknown. */
  readonly balance?: Decimal | null | undefined
}

/** A coin as all coin pickers offer it: icon, short name, name, balance. */
export function coinChoice({ value, unit, name, iconUrl, balance }: OfferedCoin): Choice {
  return {
    value: value ?? unit,
    label: unit,
    ...(name !== undefined && { description: name }),
    icon: <CoinDisc unit={unit} iconUrl={iconUrl} size={20} />,
    ...(balance !== undefined && balance !== null && { end: <Amount value={balance} trim /> }),
  }
}
