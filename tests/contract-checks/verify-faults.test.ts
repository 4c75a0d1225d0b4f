import { afterAll, expect, test } from 'vitest'
import { faultTable } from './fault-table.ts'
import { OURS } from './faults.ts'
import { faultyServer, type Layer } from './faulty-server.ts'
import { check, isFor, toLines, withFields, type Subject } from './subject.ts'
import { api, configFor } from './verify-run.ts'

const server = await faultyServer()
afterAll(() => server.close())

const subject: Subject = {
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
  // Lists that are as long however much time the tests before them took: customers empty ads.
  ignored: [
    ['listHelpArticles', 'pageSize', '50'],
    ['listAnnouncements', 'pageNo', '1'],
    ['listHelpArticles', 'pageNo', '1'],
    ['listTransactions', 'symbol', undefined],
    ['listAdvertisements', 'sysAdvertiseLocation', undefined],
  ],
  made: [
    ['createApiKey', ['listApiKeys']],
    ['createAd', ['listMyAds', 'listAds']],
    ['savePaymentMethod', ['listPaymentMethods']],
  ],
}

faultTable(subject)

/** Looks at the code and at nothing else. */
const careless: Layer = async (request, pass, out) => {
  const copy = request.clone()
  const response = await pass(request)
  const body = (await response.clone().json()) as { code: number; errors?: { field: string }[] }
  const isRemark = body.errors?.some(({ field }) => field === 'remark') === true
  if (!isFor(api, 'createApiKey', copy) || !isRemark) return response
  const fixed = withFields(subject, 'createApiKey', (fields) => (fields['remark'] = 'Key'))
  return (await fixed(copy, pass, out)) ?? response
}

test('an input that is checked after a one-time code is tried with a valid code', async () => {
  const own = await faultyServer()
  own.inject(careless)
  const report = await check({ ...subject, server: own, config: configFor(own.url) }, ['createApiKey'], {
    act: true,
  })
  expect(toLines(report)).toEqual(['createApiKey accepts-bad-input /remark'])
  expect(report.warnings).toEqual([])
  await own.close()
})

test('without another code the input is listed as uncertain', async () => {
  const own = await faultyServer()
  let codes = 0
  own.inject(async (request, pass, out) => {
    const isSender = isFor(api, 'sendApiKeyCode', request)
    if (isSender && (codes += 1) > 1) return Response.json({ code: 500, message: 'Too often.' })
    return careless(request, pass, out)
  })
  const report = await check({ ...subject, server: own, config: configFor(own.url) }, ['createApiKey'], {
    act: true,
  })
  expect(toLines(report)).toEqual([])
  expect(report.warnings).toMatchObject([
    { what: 'createApiKey', why: expect.stringContaining('remark') as string },
  ])
  await own.close()
})
