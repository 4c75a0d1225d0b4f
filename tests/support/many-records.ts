import type { Page } from '@playwright/test'
import { TransactionType } from '#generated/models/transaction-type.ts'

const TYPES = Object.values(TransactionType)
const UNITS = ['USDT', 'BTC', 'ETH', 'SOL', 'XRP']
const DAY_SECONDS = 86_400

const record = (index: number) => ({
  id: 900_000 - index,
  memberId: 600_003,
  type: TYPES[index % TYPES.length] ?? 0,
  symbol: UNITS[index % UNITS.length] ?? 'USDT',
  amount: `${index % 2 === 0 ? '' : '-'}${index}.${String(index).padStart(8, '0')}`,
  fee: `0.${String(index % 1000).padStart(8, '0')}`,
  discountFee: '0',
  realFee: `0.${String(index % 1000).padStart(8, '0')}`,
  address: null,
  createTime: `2026-${String(11 - (index % 10)).padStart(2, '0')}-15 ${clock(index)}`,
  flag: 0,
  airdropId: null,
})

const clock = (index: number): string => {
  const second = DAY_SECONDS - 1 - (index % DAY_SECONDS)
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** Answers the wallet history with so many made-up records, cut and filtered as a server does. */
export async function answerWithRecords(page: Page, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => record(index))
  await page.route('**/api/uc/asset/transaction/all', async (route) => {
    const asked = new URLSearchParams(route.request().postData() ?? '')
    const numberOf = (name: string): number => wholeOf(asked.get(name) ?? '1')
    const [unit, type] = [asked.get('symbol'), asked.get('type')]
    const found = all.filter(
      (row) => (unit === null || row.symbol === unit) && (type === null || `${row.type}` === type),
    )
    const from = (numberOf('pageNo') - 1) * numberOf('pageSize')
    const content = found.slice(from, from + numberOf('pageSize'))
    await route.fulfill({
      json: { code: 0, message: 'success', data: { content, totalElements: found.length } },
    })
  })
}

const wholeOf = (text: string): number => JSON.parse(/^\d+$/.test(text) ? text : '1') as number

/** As many as a table has to hold without a long task. */
export const MANY_RECORDS = 10_000
