import { globSync, readFileSync } from 'node:fs'
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

const files = globSync('src/sandbox/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const using = (word: string): string[] =>
  files.filter((file) => readFileSync(file, 'utf8').includes(word)).toSorted()

test('refusals are created in one place, and untyped only without an operation', () => {
  expect(using('new Refusal(')).toEqual(['src/sandbox/kernel/refusal.ts'])
  expect(using('refuseAny')).toEqual([
    'src/sandbox/areas/promotion/seeds.ts',
    'src/sandbox/http/serve-call.ts',
    'src/sandbox/kernel/machine.ts',
    'src/sandbox/kernel/refusal.ts',
    'src/sandbox/personas/seeds.ts',
  ])
})

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

test('no handler repeats a limit of the contract', () => {
  type Described = { readonly 'x-errors'?: readonly { readonly key: string; readonly ctx?: string }[] }
  const general = new Set(['too-small', 'too-large', 'too-many-places'])
  const keys = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods) as Described[])
    .flatMap((operation) => operation['x-errors'] ?? [])
    .filter(({ key, ctx }) => ctx !== undefined && !general.has(key))
    .map(({ key }) => `refuse('${key}')`)
  expect(keys.length).toBeGreaterThan(15)
  const handling = files.filter((file) => /(handlers|draft|destination)\.ts$/.test(file))
  const found = handling.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return keys.filter((call) => source.includes(call)).map((call) => `${file}: ${call}`)
  })
  expect(found).toEqual([])
})
