import { expect, test } from 'vitest'
import { TRIGGER } from '../../perpetual/testing-caller.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { swapCaller } from './testing-calls.ts'

const account = 'trader@openbourse.test'

test.each([
  ['of less than a lot', { volume: '0.000001' }, 'amount-too-small', 'volume'],
  ['of more than one order may have', { volume: '1000000' }, 'amount-over-size', 'volume'],
] as const)(
  'an order %s is refused, to open and to close, and changes nothing',
  async (_what, fields, key, field) => {
    const { open, close, account: wallet, positions } = await swapCaller('trader')
    expect((await open({ volume: '0.00001' })).code).toBe(0)
    const before = [await wallet(), await positions()]
    for (const order of [open, close]) expect(await order(fields)).toMatchObject(refusedWith(key, field))
    expect([await wallet(), await positions()]).toEqual(before)
    expect((await close({ volume: '0.00001' })).code).toBe(0)
  },
)

test('a trigger price that the market is at is refused, to open and to close', async () => {
  const { box, open, close, mark } = await swapCaller('trader')
  await open()
  // The next command runs in the same second, whose first price is the mark price.
  box.clock.jump(1000 - (box.clock.now() % 1000))
  const order = { type: TRIGGER, triggerPrice: await mark() }
  for (const place of [open, close])
    expect(await place(order)).toMatchObject(refusedWith('trigger-price-reached', 'triggerPrice'))
})

test('a barred member neither opens nor closes', async () => {
  const { box, open, close, positions } = await swapCaller('trader')
  await open()
  await box.panel('bar', { account, barred: true })
  for (const order of [open, close]) expect(await order()).toMatchObject(refusedWith('cannot-trade'))
  expect(await positions()).toMatchObject([{ position: '0.01000' }])
  await box.panel('bar', { account, barred: false })
  expect((await close()).code).toBe(0)
})
