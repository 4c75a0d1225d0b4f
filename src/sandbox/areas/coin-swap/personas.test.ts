import { expect, test } from 'vitest'
import { ContractOrderEntrustStatus as Status } from '#generated/wire/contract-order-entrust-status.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { TRIGGER } from '../../perpetual/testing-caller.ts'
import { coinCaller } from './testing-coin.ts'

test.each(['test', 'openbourse', 'third'])(
  'the trader holds a position with both its stops, and has orders of every end (seed %s)',
  async (seed) => {
    const { box, orders, wallet } = await coinCaller('trader', { seed, histories: true })
    expect(await wallet()).toMatchObject({ coinPattern: 1, coinBuyPosition: '20', coinSellPosition: '0' })
    const waiting = (await orders('current')).content
    expect(waiting.map(({ type, entrustType }) => [String(type), entrustType])).toEqual([
      ['1', 0],
      [TRIGGER, 1],
      [TRIGGER, 1],
    ])
    const past = (await orders('history', { pageSize: '100' })).content
    for (const status of [Status.ENTRUST_CANCEL, Status.ENTRUST_SUCCESS])
      expect(past.map((order) => order.status)).toContain(status)
    expect(past.some(({ isBlast, profitAndLoss }) => isBlast === 1 && profitAndLoss?.startsWith('-'))).toBe(
      true,
    )
    const results = past.filter(({ isBlast, entrustType }) => isBlast === 0 && entrustType === 1)
    expect(results.some(({ profitAndLoss }) => profitAndLoss?.startsWith('-'))).toBe(true)
    expect(results.some(({ profitAndLoss }) => /^[0-9.]*[1-9]/.test(profitAndLoss ?? ''))).toBe(true)
    // Funding of the last days moves it a little.
    expect((await wallet()).coinBalance).toMatch(/^0\.1(49|50)/)
    expect(auditLedger(box.view().ledger)).toEqual([])
    expect(box.faults).toEqual([])
  },
)
