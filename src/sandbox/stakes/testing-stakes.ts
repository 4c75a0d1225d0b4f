import type { ContractOptionOrder } from '#generated/wire/contract-option-order.ts'
import type { ContractOption } from '#generated/wire/contract-option.ts'
import type { ContractSecondOrder } from '#generated/wire/contract-second-order.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { balanceOf } from '../kernel/ledger.ts'
import { headers } from '../hosts/memory/testing-ads.ts'
import { type Answer, type TestSandbox, testSandbox } from '../hosts/memory/testing.ts'

type Fields = Readonly<Record<string, string>>

export const symbol = 'BTC/USDT'
export const [RISE, FALL] = ['0', '1']
export const MINUTE = 60_000

export const unitsOf = (amount: string | null | undefined): bigint => toUnits(decimal(amount ?? ''), 8)

/** A member's calls for options and second contracts. */
export async function staker(persona: string, given?: TestSandbox) {
  const box = given ?? (await testSandbox())
  const token = await box.logIn(persona)
  const own = headers(token)
  const id = Object.values(box.view().members).find(({ username }) => username === persona)?.id ?? 0
  const call = (path: string, fields: Fields = {}): Promise<Answer> => box.call(path, fields, own)
  const rounds = async (which: 'starting' | 'opening'): Promise<readonly ContractOption[]> =>
    (await call(`/option/option/${which}`, { symbol })).data as ContractOption[]
  const pageOf = (value: unknown) => (value as { readonly content: readonly unknown[] }).content
  return {
    box,
    token,
    id,
    call,
    rounds,
    /** Bets 100 on a rise in the round that is bet on unless the fields say otherwise. */
    bet: async (fields: Fields = {}) => {
      const optionId = String((await rounds('starting'))[0]?.id ?? 0)
      return call('/option/order/add', { symbol, direction: RISE, optionId, amount: '100', ...fields })
    },
    pastRounds: async (count: number, wanted = symbol) =>
      pageOf(
        (await call('/option/option/history', { symbol: wanted, count: String(count) })).data,
      ) as readonly ContractOption[],
    pastBets: async (fields: Fields = {}) =>
      pageOf(
        (await call('/option/order/history', { pageNo: '1', pageSize: '100', ...fields })).data,
      ) as readonly ContractOptionOrder[],
    /** Stakes 100 USDT on a rise over a minute unless the fields say otherwise. */
    place: (fields: Fields = {}) =>
      call('/second/order/add', {
        symbol,
        coinSymbol: 'USDT',
        direction: RISE,
        cycleId: '2',
        amount: '100',
        ...fields,
      }),
    running: async () =>
      (await call('/second/order/current', { symbol })).data as readonly ContractSecondOrder[],
    pastOrders: async (fields: Fields = {}) =>
      pageOf(
        await box.bare('POST', '/second/order/history', { pageNo: '1', pageSize: '100', ...fields }, own),
      ) as readonly ContractSecondOrder[],
    /** Available units of USDT in an account. */
    held: (kind: 'spot' | 'second', bucket: 'available' | 'frozen' = 'available') =>
      balanceOf(box.view().ledger, { owner: `m${id}`, kind, coin: 'USDT', bucket }),
    /** Lets time pass. */
    pass: async (ms: number) => {
      box.clock.jump(ms)
      await call('/option/coin/base-symbol')
    },
  }
}
