import { expect, test } from 'vitest'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

test.each(['test', 'openbourse', 'third'])(
  'the trader has orders in every state, created by commands (seed %s)',
  async (seed) => {
    const box = await testSandbox({ seed, histories: true })
    const token = await box.logIn('trader')
    const list = async (which: string, status?: string) =>
      (await box.bare(
        'POST',
        `/exchange/order/personal/${which}`,
        { pageSize: '50', ...(status === undefined ? {} : { status }) },
        headers(token),
      )) as { readonly totalElements: number }
    expect(await list('current')).toMatchObject({ totalElements: 4 })
    for (const [status, least] of [
      ['COMPLETED', 10],
      ['CANCELED', 2],
      ['OVERTIMED', 1],
    ] as const)
      expect((await list('history', status)).totalElements).toBeGreaterThanOrEqual(least)
    expect((await box.call('/exchange/favor/find', {}, headers(token))).data).toHaveLength(4)
    expect(auditLedger(box.view().ledger)).toEqual([])
    expect(box.faults).toEqual([])
  },
)
