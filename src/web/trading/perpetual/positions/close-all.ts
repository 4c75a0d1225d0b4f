import type { Direction } from '#src/core/perpetual/account.ts'
import type { Position } from '../holdings.ts'
import type { PositionCalls } from '../perpetual.ts'

/** Closes all these positions at the market, contract by contract, because a call is for one. @throws ApiError */
export async function closeAllOf(
  positions: readonly Position[],
  closeAll: PositionCalls['closeAll'],
): Promise<void> {
  const held = new Map<Position['contractId'], Direction[]>()
  for (const { contractId, direction } of positions)
    held.set(contractId, [...(held.get(contractId) ?? []), direction])
  for (const [contractId, directions] of held) await closeAll(contractId, directions)
}
