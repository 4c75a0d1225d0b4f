import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import type { UnlistedCommand } from '../areas/command-refusals.ts'
import { handlers, limits } from '../areas/exchange.ts'
import type { Context, Exchange } from './handler.ts'

/** Never called: each line compiles as it says, or the type check fails. */
export async function compiles(
  order: Context<'placeSpotOrder'>,
  list: Context<'listWallets'>,
  exchange: Exchange<'wallet-locked'>,
): Promise<void> {
  const lock = { type: 'wallet.lock', member: 1, kind: 'spot', coin: 'BTC', locked: true } as const
  const cancel = { type: 'spot.cancel', member: 1, id: 'E1' } as const
  await exchange.submit(lock)
  // @ts-expect-error -- a command with refusals that the operation does not name
  await exchange.submit(cancel)
  // @ts-expect-error -- a key of another operation
  if (cancel.id === '') order.refuse('withdraw-min')
  // @ts-expect-error -- an operation that is never refused
  if (cancel.id === '') list.refuse('wallet-locked')
  order.refuse('wallet-locked')
}

/** Compiles as long as every command's refusals are known. */
export const isEachListed: [UnlistedCommand] extends [never] ? true : false = true

type Schema = { readonly $ref?: string; readonly [word: string]: unknown }
const schemas = contract.components.schemas as Readonly<Record<string, unknown>>

/** Returns true when a schema mentions a limit that is known at run time only. */
function hasLimits(node: unknown, seen = new Set<unknown>()): boolean {
  if (typeof node !== 'object' || node === null || seen.has(node)) return false
  seen.add(node)
  const { $ref, ctx } = node as Schema
  const behind = $ref === undefined ? undefined : schemas[$ref.split('/').at(-1) ?? '']
  const parts: readonly unknown[] = [behind, ...(Object.values(node) as unknown[])]
  return typeof ctx === 'string' || parts.some((part) => hasLimits(part, seen))
}

test('every operation with limits known at run time has them filled in from the state', () => {
  type Described = { readonly operationId: string; readonly requestBody?: unknown }
  const limited = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods) as Described[])
    .filter(({ operationId, requestBody }) => operationId in handlers && hasLimits(requestBody))
    .map(({ operationId }) => operationId)
  expect(limited.length).toBeGreaterThan(8)
  expect(Object.keys(limits).toSorted()).toEqual(limited.toSorted())
})
