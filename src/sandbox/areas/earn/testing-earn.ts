import type { AutoInvestActivity } from '#generated/wire/auto-invest-activity.ts'
import type { AutoInvestOrder } from '#generated/wire/auto-invest-order.ts'
import type { AutoInvestPlan } from '#generated/wire/auto-invest-plan.ts'
import type { FinanceAsset } from '#generated/wire/finance-asset.ts'
import type { LockedSavingsActivity } from '#generated/wire/locked-savings-activity.ts'
import type { LockedSavingsOrder } from '#generated/wire/locked-savings-order.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { type Answer, type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

type Fields = Readonly<Record<string, string>>
type Rows<T> = { readonly content: readonly T[]; readonly totalElements: number }

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** A member's calls for regular products and recurring plans. */
export async function investor(persona: string, given?: TestSandbox) {
  const box = given ?? (await testSandbox())
  let token = await box.logIn(persona)
  const id = Object.values(box.view().members).find(({ username }) => username === persona)?.id ?? 0
  const call = (path: string, fields: Fields = {}): Promise<Answer> =>
    box.call(`/earn/${path}`, fields, headers(token))
  const page = async <T>(path: string, fields: Fields = {}): Promise<readonly T[]> =>
    ((await call(path, { pageNo: '1', pageSize: '100', ...fields })).data as Rows<T>).content
  return {
    box,
    /** Headers of the session of now. */
    own: () => headers(token),
    token: () => token,
    id,
    call,
    products: (fields?: Fields) => page<LockedSavingsActivity>('locked/activity/list', fields),
    coins: (fields?: Fields) => page<AutoInvestActivity>('autoInvest/activity/list', fields),
    /** Buys the product of USDT at 8 % for 30 days, for 1,000, unless the fields say otherwise. */
    buy: (fields: Fields = {}) => call('locked/add', { aid: '2', amount: '1000', ...fields }),
    open: () => page<LockedSavingsOrder>('locked/going/order'),
    past: () => page<LockedSavingsOrder>('locked/done/order'),
    assets: async () => (await call('locked/assets/info')).data as readonly FinanceAsset[],
    /** Creates a plan that buys bitcoin for 100 USDT each day at nine unless the fields say otherwise. */
    create: (fields: Fields = {}) =>
      call('autoInvest/plan/add', { aid: '1', amount: '100', cycle: '0', startTime: '09:00:00', ...fields }),
    plans: (fields?: Fields) => page<AutoInvestPlan>('autoInvest/plan/list', fields),
    plan: async (number: string) =>
      (await call('autoInvest/plan/detail', { id: number })).data as AutoInvestPlan,
    turn: (number: string, status: '0' | '1') => call('autoInvest/plan/updateStatus', { id: number, status }),
    purchases: (fields?: Fields) => page<AutoInvestOrder>('autoInvest/order/list', fields),
    /** Units of a coin in an account. */
    held: (coin: string, kind: 'spot' | 'finance' = 'spot', bucket: 'available' | 'frozen' = 'available') =>
      balanceOf(box.view().ledger, { owner: `m${id}`, kind, coin, bucket }),
    /** Lets time pass; the session and its streams stay as they are. */
    sleep: async (ms: number) => {
      box.clock.jump(ms)
      await box.call('/option/coin/base-symbol')
    },
    /** Lets time pass, and logs in again: sessions end meanwhile. */
    pass: async (ms: number) => {
      box.clock.jump(ms)
      token = await box.logIn(persona)
    },
  }
}
