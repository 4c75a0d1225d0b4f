import { afterAll, beforeEach, expect, test } from 'vitest'
import { isFor, short, verifyRun, withFields } from './verify-run.ts'

const run = await verifyRun()
const { check } = run
afterAll(() => run.close())
beforeEach(() => run.inject())

test.each([
  ['no token', 'getMyInfo', null],
  ['no token', 'listWallets', null],
  ['a bad token', 'getSecuritySetting', 'no-such-token'],
])('an operation that takes %s: %s', async (_what, id, taken) => {
  let good = ''
  run.inject((request, pass) => {
    const sent = request.headers.get('x-auth-token')
    if (sent !== null && sent !== 'no-such-token') good = sent
    if (isFor(id, request) && sent === taken) request.headers.set('x-auth-token', good)
    return pass(request)
  })
  expect(short(await check([id]))).toEqual([`${id} works-without-token `])
})

test.each([
  ['listAds', 'advertiseType', '1'],
  ['listAds', 'pageSize', '10'],
  ['listAnnouncements', 'pageNo', '1'],
])('%s that does not check %s', async (id, field, good) => {
  // Numbers are read as any other would be: what is no number, or out of bounds, becomes a good one.
  const isBad = (text: string | null): boolean =>
    text === null ||
    !/^([1-9]|10|20|50|100)$/.test(text) ||
    (field === 'advertiseType' && !/^[01]$/.test(text))
  run.inject(withFields(id, (form) => isBad(form.get(field)) && form.set(field, good)))
  expect(short(await check([id]))).toEqual([`${id} accepts-bad-input /${field}`])
})

test('an operation that checks nothing has one fault, not one per field', async () => {
  const good = { pageNo: '1', pageSize: '10', id: '1', advertiseType: '1', country: '德国' }
  run.inject(
    withFields('listAds', (form) => {
      for (const name of Array.from(form.keys())) form.delete(name)
      for (const [name, value] of Object.entries(good)) form.set(name, value)
    }),
  )
  const found = short(await check(['listAds'])).filter((one) => one.includes('bad-input'))
  expect(found).toEqual(['listAds accepts-bad-input '])
})

test.each([
  ['listHelpArticles', 'pageSize'],
  ['listAnnouncements', 'pageSize'],
  ['listAnnouncements', 'pageNo'],
])('%s that ignores %s', async (id, field) => {
  const fixed = field === 'pageSize' ? '50' : '1'
  run.inject(
    withFields(
      id,
      (form) =>
        /^\d+$/.test(form.get(field) ?? '') &&
        form.get(field) !== '0' &&
        Number(form.get(field)) <= 50 &&
        form.set(field, fixed),
    ),
  )
  expect(short(await check([id]))).toEqual([`${id} parameter-ignored /${field}`])
})
