import { expect, test } from 'vitest'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { RESEND_AFTER } from '../auth/codes.ts'
import { START, testExchange } from '../spot/testing-spot.ts'
import { API_KEY_LIFE } from './commands.ts'

const PHONE = '13800000003'
const as = (token: string) => ({ 'x-auth-token': token, lang: 'en_US' })
const keysOf = async (box: TestSandbox, token: string) =>
  ((await box.bare('GET', '/uc/open/get_key', {}, as(token))) as { readonly data: readonly { id: number }[] })
    .data

async function codeOf(box: TestSandbox, token: string): Promise<string> {
  box.clock.jump(RESEND_AFTER)
  await box.call('/uc/mobile/api/code', {}, as(token))
  return box.codeFor(PHONE)
}
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

test('FEAT-06.a ENT-01.a answers of a key’s calls say what was done, and its row is whole', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const member = Object.values(box.view().members).find(({ username }) => username === 'trader')?.id
  const save = { remark: 'Bot', code: await codeOf(box, token) }
  const made = await box.call('/uc/open/api/save', save, as(token))
  expect([made.code, made.message]).toEqual([0, 'Created.'])
  const [key] = await keysOf(box, token)
  const row = {
    id: 1,
    memberId: member,
    apiKey: expect.stringMatching(/^[a-z2-7]{26}$/) as string,
    apiName: String(member),
    remark: 'Bot',
    bindIp: null,
    createTime: '2026-11-21 09:31:00',
    expireTime: '2027-02-19 09:31:00',
  }
  expect(key).toEqual(row)
  const change = { id: '1', remark: 'Home', bindIp: '203.0.113.7', code: await codeOf(box, token) }
  const changed = await box.call('/uc/open/api/update', change, as(token))
  expect([changed.code, changed.message, changed.data]).toEqual([0, 'Saved.', null])
  expect(await keysOf(box, token)).toEqual([{ ...row, remark: 'Home', bindIp: '203.0.113.7' }])
  // Addresses that are left out are bound no more.
  const unbound = { id: '1', remark: 'Home', code: await codeOf(box, token) }
  expect(await box.call('/uc/open/api/update', unbound, as(token))).toMatchObject({ code: 0 })
  expect(await keysOf(box, token)).toEqual([{ ...row, remark: 'Home' }])
  expect(await box.bare('GET', '/uc/open/api/del/1', {}, as(token))).toMatchObject({
    code: 0,
    message: 'Deleted.',
    data: null,
  })
})

test('VAL-26.il five wrong codes make the right one worthless, for a new key and an edited one', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const first = { remark: 'Bot', code: await codeOf(box, token) }
  await box.call('/uc/open/api/save', first, as(token))
  for (const [path, fields] of [
    ['/uc/open/api/save', { remark: 'More' }],
    ['/uc/open/api/update', { id: '1', remark: 'More' }],
  ] as const) {
    const code = await codeOf(box, token)
    const send = (typed: string) => box.call(path, { ...fields, code: typed }, as(token))
    for (let count = 1; count <= 5; count++)
      expect(await send(wrong(code))).toMatchObject(refusedWith('verification-code-incorrect', 'code'))
    expect(await send(code)).toMatchObject(refusedWith('verification-code-not-exists', 'code'))
  }
  expect(await keysOf(box, token)).toMatchObject([{ remark: 'Bot' }])
})

test('LIMIT-01.a a member with five keys reads that first, and the code is kept', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  for (let count = 0; count < 5; count++)
    await box.call('/uc/open/api/save', { remark: `${count}`, code: await codeOf(box, token) }, as(token))
  const code = await codeOf(box, token)
  const more = (typed: string) => box.call('/uc/open/api/save', { remark: 'Sixth', code: typed }, as(token))
  expect(await more(wrong(code))).toMatchObject(refusedWith('api-key-limit'))
  expect(await more(code)).toMatchObject(refusedWith('api-key-limit'))
  await box.bare('GET', '/uc/open/api/del/3', {}, as(token))
  expect(await more(code)).toMatchObject({ code: 0 })
  expect((await keysOf(box, token)).map(({ id }) => id)).toEqual([1, 2, 4, 5, 6])
})

test('LIMIT-01.a the command of a sixth key is refused', () => {
  const exchange = testExchange(2, {})
  const { state } = exchange
  const key = { accessKey: 'a', digest: 'd', remark: 'r', ips: [], created: START, ends: 0 }
  const own = { ...key, member: 600_001, expires: START + API_KEY_LIFE }
  for (let id = 1; id <= 5; id++) state.apiKeys[id] = { ...own, id }
  const create = {
    type: 'apiKey.create',
    accessKey: 'b',
    digest: 'e',
    remark: 's',
    ips: [],
    code: '1',
  } as const
  for (const id of [600_001, 600_002]) {
    const member = state.members[id]
    if (member !== undefined) member.phone = String(id)
  }
  expect(exchange.run({ ...create, member: 600_001 })).toBe('api-key-limit')
  expect(exchange.run({ ...create, member: 600_002 })).toBe('verification-code-not-exists')
})
