import { expect, test } from 'vitest'
import { ContractOrderEntrustStatus as Status } from '#generated/wire/contract-order-entrust-status.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { TRIGGER } from '../../perpetual/testing-caller.ts'
import { swapCaller } from './testing-calls.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'

test.each(['test', 'openbourse', 'third'])(
  'the trader has positions, waiting orders and orders of every end, created by commands (seed %s)',
  async (seed) => {
    const { box, token, orders, positions, account } = await swapCaller('trader', { seed, histories: true })
    expect(await positions()).toMatchObject([
      { symbol: 'SOL/USDT', direction: 0, pattern: 1 },
      { symbol: 'ETH/USDT', direction: 0 },
      { symbol: 'BTC/USDT', direction: 1 },
    ])
    expect((await positions()).every(({ funding }) => !/^-?[0.]*$/.test(funding ?? ''))).toBe(true)
    expect((await orders('current')).content).toMatchObject([{ symbol: 'XRP/USDT' }, { symbol: 'BTC/USDT' }])
    const past = (await orders('history', { pageSize: '100' })).content
    for (const status of [Status.ENTRUST_CANCEL, Status.ENTRUST_FAILURE, Status.ENTRUST_SUCCESS])
      expect(past.map((order) => order.status)).toContain(status)
    expect(past.some(({ isBlast, profitAndLoss }) => isBlast === 1 && profitAndLoss?.startsWith('-'))).toBe(
      true,
    )
    expect(past.some(({ isFromSpot, type }) => isFromSpot === 1 && String(type) !== TRIGGER)).toBe(true)
    const results = past.filter(({ isBlast, entrustType }) => isBlast === 0 && entrustType === 1)
    expect(results.some(({ profitAndLoss }) => profitAndLoss?.startsWith('-'))).toBe(true)
    expect(results.some(({ profitAndLoss }) => !profitAndLoss?.startsWith('-'))).toBe(true)
    // Funding of the last days moves it a little.
    expect((await account()).usdtBalance).toMatch(/^(299|300)\d\./)
    const records = async (type: number) =>
      (
        (
          await box.call(
            '/uc/asset/transaction/all',
            { pageNo: '1', pageSize: '1', type: String(type) },
            headers(token),
          )
        ).data as { totalElements: number }
      ).totalElements
    for (const type of [
      TransactionType.CONTRACT_FEE,
      TransactionType.CONTRACT_PROFIT,
      TransactionType.CONTRACT_LOSS,
      TransactionType.PAY_CHARGE_FEE,
      TransactionType.GET_CHARGE_FEE,
      TransactionType.TRANSFER_IN_USDT,
      TransactionType.TRANSFER_OUT_USDT,
    ])
      expect(await records(type)).toBeGreaterThan(0)
    expect(auditLedger(box.view().ledger)).toEqual([])
    expect(box.faults).toEqual([])
  },
)
