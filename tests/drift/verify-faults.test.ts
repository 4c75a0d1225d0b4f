import { afterAll } from 'vitest'
import { faultTable } from './fault-table.ts'
import { OURS } from './faults.ts'
import { faultyServer } from './faulty-server.ts'
import { api, configFor } from './verify-run.ts'

const server = await faultyServer()
afterAll(() => server.close())

faultTable({
  api,
  server,
  config: configFor(server.url),
  style: OURS,
  reads: [
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
    'listMerchantDeposits',
    'listTradableCoins',
  ],
  secured: ['getMyInfo', 'listWallets', 'getSecuritySetting'],
  unchecked: [
    ['listAds', 'advertiseType', '1'],
    ['listAds', 'pageSize', '10'],
    ['listAnnouncements', 'pageNo', '1'],
    ['listHelpArticles', 'pageSize', '10'],
  ],
  ignored: [
    ['listHelpArticles', 'pageSize', '50'],
    ['listAnnouncements', 'pageSize', '50'],
    ['listAnnouncements', 'pageNo', '1'],
  ],
  made: [
    ['createApiKey', ['listApiKeys']],
    ['createAd', ['listMyAds', 'listAds']],
    ['savePaymentMethod', ['listPaymentMethods']],
  ],
})
