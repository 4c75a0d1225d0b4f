import { afterAll, expect, test } from 'vitest'
import { loadApi } from '#src/contract-checks/api/load-api.ts'
import type { Config } from '#src/contract-checks/config.ts'
import { verify } from '#src/contract-checks/verify/verify.ts'
import { faultTable } from './fault-table.ts'
import { faultyShop } from './faulty-server.ts'

const envelope = { code: 'errno', success: 'OK', message: 'reason', data: 'result', errors: 'problems' }
const api = await loadApi('tests/contract-checks/shop.yaml', envelope)
const server = await faultyShop()
afterAll(() => server.close())

const config: Config = {
  envelope,
  login: { operation: 'openSession', request: { name: 'ada', password: 'hunter22' }, token: '/result/key' },
  ignore: new Set(),
  latency: undefined,
}

test('healthy server, twenty seeds: every operation is reached without findings', async () => {
  const fresh = await faultyShop()
  for (let seed = 1; seed <= 20; seed++) {
    const report = await verify(api, {
      server: fresh.url,
      config,
      only: new Set(),
      act: true,
      repeat: 2,
      rate: 5000,
      timeout: 5000,
      seed,
    })
    expect(report).toMatchObject({ findings: [], skipped: [], missed: [] })
    expect(report.judged).toHaveLength(api.operations.length)
  }
  await fresh.close()
}, 60_000)

faultTable({
  api,
  server,
  config,
  style: {
    code: 'errno',
    data: 'result',
    rows: 'rows',
    total: 'count',
    constants: /^(status|level|zone)$/,
    refusal: { errno: 'BUSY', reason: 'later' },
    refusalRule: 'enum',
  },
  reads: ['getProfile', 'findOrders', 'listNotes', 'listProducts', 'listAddresses', 'listOrders'],
  secured: ['getProfile', 'findOrders', 'listNotes'],
  unchecked: [
    ['findOrders', 'state', 'OPEN'],
    ['findOrders', 'perPage', 20],
    ['listNotes', 'page', 0],
    ['listProducts', 'category', 'TOY'],
  ],
  ignored: [
    ['findOrders', 'state', undefined],
    ['findOrders', 'from', undefined],
    ['findOrders', 'to', undefined],
    ['findOrders', 'perPage', 50],
    ['listNotes', 'page', 0],
    ['listProducts', 'category', undefined],
  ],
  made: [
    ['createOrder', ['listOrders', 'findOrders']],
    ['createAddress', ['listAddresses']],
    ['createNote', ['listNotes']],
  ],
})
