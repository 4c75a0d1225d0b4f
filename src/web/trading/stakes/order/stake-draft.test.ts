// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { draftStore } from '#src/web/session/drafts.ts'
import { changeStakeDraft, stakeDraft } from './stake-draft.ts'

/** Stores what was typed, as an earlier page did for the same person. */
function typed(form: string, value: object): void {
  draftStore.read(form)
  draftStore.write(form, value)
}

const marketOf = (symbol: string) => ({ product: 'second', symbol }) as const

test('a stake that was being written is there again, but for what is not readable', () => {
  const kept = { amount: '12.5', cycle: '2', coin: 'BTC' }
  typed('order:second:BTC/USDT', kept)
  expect(stakeDraft(marketOf('BTC/USDT')).get()).toEqual(kept)
  typed('order:second:ETH/USDT', { amount: 'much', cycle: 2, coin: 'ETH' })
  expect(stakeDraft(marketOf('ETH/USDT')).get()).toEqual({ amount: undefined, cycle: undefined, coin: 'ETH' })
})

test('a change of a stake leaves its other choices, and those of another pair', () => {
  changeStakeDraft(marketOf('LTC/USDT'), { amount: '7', cycle: '1', coin: 'USDT' })
  changeStakeDraft(marketOf('XRP/USDT'), { amount: '9' })
  changeStakeDraft(marketOf('LTC/USDT'), { cycle: '3' })
  expect(stakeDraft(marketOf('LTC/USDT')).get()).toEqual({ amount: '7', cycle: '3', coin: 'USDT' })
  expect(draftStore.read('order:second:LTC/USDT')).toEqual({ amount: '7', cycle: '3', coin: 'USDT' })
})
