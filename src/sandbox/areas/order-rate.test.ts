import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { refusedWith } from '../hosts/memory/testing-refusals.ts'
import type { Answer, TestSandbox } from '../hosts/memory/testing.ts'
import { LONG, TRIGGER } from '../perpetual/testing-caller.ts'
import { staker } from '../stakes/testing-stakes.ts'
import { coinCaller } from './coin-swap/testing-coin.ts'
import { investor } from './earn/testing-earn.ts'
import { participant } from './lab/testing-lab.ts'
import { swapCaller } from './swap/testing-calls.ts'

/** Asks for an order, taken or not. */
type Ask = () => Promise<Answer>
type Asker = () => Promise<{ readonly box: TestSandbox; readonly ask: Ask }>

const far = { type: TRIGGER, triggerPrice: '1', direction: LONG }

const ASKERS: Readonly<Record<string, Asker>> = {
  async placeSpotOrder() {
    const { box, call } = await staker('trader')
    const order = { direction: 'BUY', type: 'LIMIT_PRICE', price: '48000', amount: '0.01' }
    return { box, ask: () => call('/exchange/order/add', { symbol: 'BTC/USDT', ...order }) }
  },
  async placeSwapOpeningOrder() {
    const { box, open } = await swapCaller('trader')
    return { box, ask: () => open({ ...far, volume: '0.00001' }) }
  },
  async placeSwapClosingOrder() {
    const { box, open, close } = await swapCaller('trader')
    await open()
    return { box, ask: () => close({ type: TRIGGER, triggerPrice: '1', volume: '0.00001' }) }
  },
  async placeCoinSwapOpeningOrder() {
    const { box, open } = await coinCaller('trader')
    return { box, ask: () => open({ ...far, volume: '1' }) }
  },
  async placeCoinSwapClosingOrder() {
    const { box, open, close } = await coinCaller('trader')
    await open()
    return { box, ask: () => close({ type: TRIGGER, triggerPrice: '1', volume: '1' }) }
  },
  async placeOptionBet() {
    const { box, bet } = await staker('trader')
    return { box, ask: () => bet({ amount: '5' }) }
  },
  async placeSecondOrder() {
    const { box, place } = await staker('trader')
    return { box, ask: () => place({ amount: '5' }) }
  },
  async buySavings() {
    const { box, buy } = await investor('trader')
    return { box, ask: () => buy({ amount: '100' }) }
  },
  async createRecurringPlan() {
    const { box, create } = await investor('trader')
    return { box, ask: () => create() }
  },
  async updateRecurringPlan() {
    const { box, create, plans, call } = await investor('trader')
    await create()
    const id = String((await plans())[0]?.id)
    const terms = { id, amount: '50', cycle: '0', startTime: '09:00:00' }
    return { box, ask: () => call('autoInvest/plan/updatePlan', terms) }
  },
  async joinLabActivity() {
    const { box, season, join } = await participant('trader')
    const { id } = season('subscription')
    return { box, ask: () => join(id, '20', { code: '000000' }) }
  },
}

const nextSecond = ({ clock }: TestSandbox): void => clock.jump(1000 - (clock.now() % 1000))

test.each(Object.entries(ASKERS))(
  '%s is asked for twenty times within a second, then has to wait',
  async (_id, asker) => {
    const { box, ask } = await asker()
    nextSecond(box)
    const { message } = refusedWith('please-wait')
    for (let asked = 0; asked < 20; asked++) expect((await ask()).message).not.toBe(message)
    expect(await ask()).toMatchObject(refusedWith('please-wait'))
    nextSecond(box)
    expect((await ask()).message).not.toBe(message)
  },
)

test('every operation that says to wait, but for the chat, is in the table', () => {
  type Described = { readonly operationId: string; readonly 'x-errors'?: readonly { readonly key: string }[] }
  const items = Object.values(contract.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>)
  const ids = items
    .flatMap((item) => Object.values(item))
    .filter(({ 'x-errors': errors = [] }) => errors.some(({ key }) => key === 'please-wait'))
    .map(({ operationId }) => operationId)
  expect(Object.keys(ASKERS).toSorted()).toEqual(ids.toSorted())
})
