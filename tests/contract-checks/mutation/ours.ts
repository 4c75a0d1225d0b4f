import { createReader } from '#src/contract-checks/api/reader.ts'
import { isJson } from '#src/contract-checks/document/place.ts'
import { faultyServer } from '../faulty-server.ts'
import { api, configFor } from '../verify-run.ts'
import type { Mutable } from './subjects.ts'

/** Our contract with the sandbox. Faults are shown on reads that bring rows, and on acts that make something. */
export async function ours(): Promise<Mutable> {
  const server = await faultyServer({ histories: true })
  return {
    name: 'ours',
    api,
    config: { ...configFor(server.url), latency: 800 },
    server,
    // Each run leaves ads and keys, of which a member may have so many: after some hundred runs none would be taken.
    async reset() {
      await server.sandbox.panel('reset', {})
    },
    operations: [
      'listCountries',
      'listAnnouncements',
      'getMyInfo',
      'listCurrencies',
      'listAds',
      'listWallets',
      'getSecuritySetting',
      'listHelpArticles',
      'listConvertCoins',
      'listTransactions',
      'listPaymentMethods',
      'listAdvertisements',
      'createApiKey',
      'createAd',
      'savePaymentMethod',
      'deleteAd',
    ],
    isSuccess: (status, body) => status === 200 && isJson(body) && body['code'] === 0,
    dataSchema: (schema) => createReader(api).properties(schema)['data'] ?? {},
    data: '/data',
    strange: { status: 200, body: { code: 9471, message: 'busy', data: null } },
    usual: { status: 200, body: { code: 500, message: 'no', data: null } },
  }
}
