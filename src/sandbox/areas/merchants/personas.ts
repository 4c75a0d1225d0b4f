import { decimal, toUnits } from '#src/core/money/decimal.ts'
import type { AreaPersonas } from '../../personas/area-personas.ts'

/** The merchant persona is certified: its deposit of 1000 USDT comes out of its balances. */
export const merchantPersonas: AreaPersonas = {
  seedOf: (name) =>
    name === 'merchant' ? { merchant: { coin: 'USDT', units: toUnits(decimal('1000'), 8) } } : {},
}
