import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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

const files = globSync('src/sandbox/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const using = (word: string): string[] =>
  files.filter((file) => readFileSync(file, 'utf8').includes(word)).toSorted()

test('a refusal is made in one place, and untyped where no operation is asked for', () => {
  expect(using('new Refusal(')).toEqual(['src/sandbox/kernel/refusal.ts'])
  expect(using('refuseAny')).toEqual([
    'src/sandbox/areas/promotion/seeds.ts',
    'src/sandbox/http/serve-call.ts',
    'src/sandbox/kernel/machine.ts',
    'src/sandbox/kernel/refusal.ts',
    'src/sandbox/personas/seeds.ts',
  ])
})
