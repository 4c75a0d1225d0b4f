import { afterAll, expect, test } from 'vitest'
import { faultTable } from './fault-table.ts'
import { OURS } from './faults.ts'
import { faultyServer } from './faulty-server.ts'
import type { Layer } from './layered-server.ts'
import { check, freezeAnswers, isFor, toLines, withFields, type Subject } from './subject.ts'
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

const ran = async (id: string, layer: Layer, other = api) => {
  const own = await faultyServer()
  own.inject(layer)
  const report = await check({ api: other, server: own, config: configFor(own.url) }, [id], { act: true })
  await own.close()
  return toLines(report)
}
const changesOf = (id: string): readonly string[] =>
  api.operations.find((one) => one.id === id)?.changes ?? []

test.each(['deleteAd', 'convert', 'setFundPassword', 'takeAdOffShelf', 'placeSpotOrder'])(
  '%s succeeds, and no read that it changes answers otherwise',
  async (id) => {
    expect(await ran(id, freezeAnswers(subject, changesOf(id)))).toEqual([`${id} unchanged-afterwards `])
  },
)

/** Takes a call of one operation by the account that lacks its prerequisites. */
function lenient(id: string): Layer {
  let token: unknown
  return async (request, pass) => {
    const isLogIn = isFor(api, 'logIn', request) && (await request.clone().text()).includes('cleo')
    const isLacking = isFor(api, id, request) && request.headers.get(api.tokenHeader ?? '') === token
    const response = await pass(request)
    if (isLogIn) token = ((await response.clone().json()) as { data: { token: string } }).data.token
    return isLacking ? Response.json({ code: 0, message: 'success', data: null }) : response
  }
}

test.each(['createWithdrawal', 'createApiKey', 'createAd', 'joinLabActivity'])(
  '%s takes an account that lacks its prerequisites',
  async (id) => {
    expect(await ran(id, lenient(id))).toEqual([`${id} prerequisite-unchecked `])
  },
)

test('a prerequisite that is refused with another code than the contract names is found', async () => {
  const operations = api.operations.map((one) =>
    one.id === 'createWithdrawal'
      ? {
          ...one,
          node: { ...one.node, 'x-errors': [{ code: 5100, key: 'real-name-needed', need: 'real-name' }] },
        }
      : one,
  )
  const plain: Layer = (request, pass) => pass(request)
  expect(await ran('createWithdrawal', plain, { ...api, operations })).toEqual([
    'createWithdrawal prerequisite-unchecked ',
  ])
})
