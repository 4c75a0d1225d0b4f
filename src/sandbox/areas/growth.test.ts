import { expect, test } from 'vitest'
import type { OperationId } from '#generated/operations/all.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import type { HandlerContext } from '../http/handler.ts'
import { fixedClock } from '../kernel/clock.ts'
import { createEngine } from '../kernel/engine.ts'
import { memoryJournal } from '../kernel/journal.ts'
import { createPrices } from '../market/prices.ts'
import { playBusy } from '../soak/busy-exchange.ts'
import { exchangeOf, freshState, handlers } from './exchange.ts'
import { FIRST_MEMBER } from './members/members.ts'
import type { Command, State } from './state.ts'

const SEED = 'busy'

/** The state of an exchange after so many records of the same life. */
async function grown(records: number): Promise<State> {
  const clock = fixedClock(1_764_000_000_000)
  const engine = createEngine<State, Command>({
    journal: memoryJournal(),
    clock,
    machineOf: exchangeOf,
    freshState: () => freshState(SEED),
  })
  const password = { scheme: 'pbkdf2-sha256', iterations: 1, salt: '00', hash: '00' } as const
  await playBusy(SEED, engine, { records, password, pass: (ms) => clock.jump(ms) })
  return engine.view()
}

/** The same data, and how often something was read of it. */
function watched<T extends object>(data: T) {
  let reads = 0
  const known = new WeakMap<object, object>()
  function watch<O extends object>(target: O): O {
    const before = known.get(target)
    if (before !== undefined) return before as O
    const proxy = new Proxy(target, {
      get(object, key, receiver) {
        reads += 1
        const value: unknown = Reflect.get(object, key, receiver)
        return typeof value === 'object' && value !== null ? watch(value) : value
      },
      ownKeys(object) {
        const keys = Reflect.ownKeys(object)
        reads += keys.length
        return keys
      },
    })
    known.set(target, proxy)
    return proxy
  }
  return { data: watch(data), reads: () => reads }
}

type AnyHandler = (input: object, context: HandlerContext) => { readonly totalElements?: number }
/** A whole page in both. */
const PAGE = { pageNo: 1, pageSize: 10, page: 1 }
const LISTS: readonly (readonly [OperationId, object?])[] = [
  ['listTransactions'],
  ['listTransactions', { symbol: 'btc' }],
  ['listTransactions', { type: TransactionType.EXCHANGE, startTime: '2025-11-24', endTime: '2026-11-24' }],
  ['listPastSpotOrders'],
  ['listPastSpotOrdersOfPair', { symbol: 'BTC/USDT', direction: 'BUY', status: 'CANCELED' }],
  ['listPastSpotOrders', { startTime: '2025-11-24', endTime: '2026-11-24' }],
  ['listConversions'],
  ['listDeposits'],
]

/** Reads of the state that the second call of a list makes: the first one may look at what is new. */
function readsOf(
  state: State,
  [operation, filter]: (typeof LISTS)[number],
): { reads: number; total: number } {
  const { data, reads } = watched(state)
  const member = data.members[FIRST_MEMBER]
  const engine = { view: () => data, now: () => state.now }
  const context = { engine, member: () => member, language: 'en_US', prices: createPrices(SEED) }
  const handler = handlers[operation] as unknown as AnyHandler
  const ask = () => handler({ body: { ...PAGE, ...filter } }, context as unknown as HandlerContext)
  ask()
  const before = reads()
  return { total: ask().totalElements ?? 0, reads: reads() - before }
}

test('a page of a list reads no more of four times as many records', async () => {
  const [small, large] = [await grown(4_000), await grown(16_000)]
  for (const list of LISTS) {
    const [few, many] = [readsOf(small, list), readsOf(large, list)]
    expect([list, many.total > 2 * few.total]).toEqual([list, true])
    expect([list, few.reads > 0]).toEqual([list, true])
    // A search for a day takes two steps more; pages differ by what their rows are.
    expect([list, many.reads < 1.5 * few.reads + 60, many.reads]).toEqual([list, true, many.reads])
  }
}, 60_000)
