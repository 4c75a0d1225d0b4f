// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { RebatesTable } from './rebates-table.tsx'

const rebate = {
  id: 70_001,
  memberId: 600_012,
  type: 7,
  symbol: 'USDT',
  fee: '0',
  address: null,
  createTime: '2026-11-10 08:00:00',
  flag: 0,
}

afterEach(cleanup)

test.each([
  ['0.50000000', '+0.50'],
  ['12.00000000', '+12'],
  ['0.00000120', '+0.0000012'],
])('a rebate of %s is shown as %s, however many zeros a server sends', async (amount, shown) => {
  serve({
    '/uc/asset/transaction/all': ok({
      content: [{ ...rebate, amount }],
      totalElements: 1,
      totalPages: 1,
      size: 10,
      number: 0,
    }),
  })
  showScreen(<RebatesTable />, '/promotion')
  expect(await screen.findByText(shown)).not.toBeNull()
})
