import { expect, test } from 'vitest'
import type { ApiKey } from '#generated/wire/api-key.ts'
import { parseGmt8 } from '#src/core/time/gmt8.ts'
import { API_KEY_LIFE } from './commands.ts'
import { RESEND_AFTER } from '../auth/codes.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

const as = (token: string) => ({ 'x-auth-token': token, lang: 'en_US' })
const TRADER = '13800000003'

async function get(box: TestSandbox, path: string, token: string) {
  const response = await box.handle(new Request(`http://sandbox.test/api${path}`, { headers: as(token) }))
  return (await response?.json()) as { code: number; data: unknown; errors?: unknown }
}
const keys = async (box: TestSandbox, token: string) =>
  (await get(box, '/uc/open/get_key', token)).data as ApiKey[]

async function codeOf(box: TestSandbox, token: string, phone = TRADER): Promise<string> {
  box.clock.jump(RESEND_AFTER)
  await box.call('/uc/mobile/api/code', {}, as(token))
  return box.codeFor(phone)
}
const create = async (box: TestSandbox, token: string, fields: Record<string, string> = {}) =>
  box.call(
    '/uc/open/api/save',
    { remark: 'Rebalancer', code: await codeOf(box, token), ...fields },
    as(token),
  )

test('LIMIT-01.j FEAT-06.a ENT-01.a a key is created, listed, changed and deleted; its secret is returned once and not stored', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const made = await create(box, token, { bindIp: '203.0.113.7,203.0.113.8' })
  expect(made.data).toMatch(/^[a-z2-7]{52}$/)
  const [key] = await keys(box, token)
  expect(key).toMatchObject({ remark: 'Rebalancer', bindIp: '203.0.113.7,203.0.113.8' })
  expect(JSON.stringify(key)).not.toContain(String(made.data))
  expect(JSON.stringify(box.view().apiKeys)).not.toContain(String(made.data))
  const change = { id: String(key?.id), remark: 'At home', bindIp: '', code: await codeOf(box, token) }
  expect((await box.call('/uc/open/api/update', change, as(token))).code).toBe(0)
  expect(await keys(box, token)).toMatchObject([{ remark: 'At home', bindIp: null, apiKey: key?.apiKey }])
  expect((await get(box, `/uc/open/api/del/${key?.id}`, token)).code).toBe(0)
  expect(await keys(box, token)).toEqual([])
})

test('LIMIT-01.a a member gets five keys, and no sixth', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  for (let number = 1; number <= 5; number++) expect((await create(box, token)).code).toBe(0)
  expect((await create(box, token)).message).toBe('You have reached the limit of five API keys.')
  await get(box, `/uc/open/api/del/${(await keys(box, token))[0]?.id}`, token)
  expect((await create(box, token)).code).toBe(0)
})

test('LIMIT-01.c VAL-26.ghi a key has at most five valid addresses, and requires remark and code', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const ip = (last: number) => `203.0.113.${last}`
  const five = [1, 2, 3, 4, 5].map(ip).join(',')
  expect((await create(box, token, { bindIp: `${five},${ip(6)}` })).errors[0]?.field).toBe('bindIp')
  expect((await create(box, token, { bindIp: '203.0.113.256' })).errors[0]?.field).toBe('bindIp')
  expect((await create(box, token, { remark: '' })).errors).toEqual([{ field: 'remark', key: 'too-short' }])
  const code = await codeOf(box, token)
  const bad = code === '000000' ? '000001' : '000000'
  expect((await box.call('/uc/open/api/save', { remark: 'x', code: bad }, as(token))).errors).toEqual([
    { field: 'code', key: 'verification-code-incorrect' },
  ])
  expect((await box.call('/uc/open/api/save', { remark: 'x', bindIp: five, code }, as(token))).code).toBe(0)
  expect((await box.call('/uc/open/api/save', { remark: 'x', code }, as(token))).errors).toEqual([
    { field: 'code', key: 'verification-code-not-exists' },
  ])
})

test('LIMIT-01.g a key expires ninety days after its creation', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  await create(box, token, { bindIp: '203.0.113.7' })
  const [key] = await keys(box, token)
  const made = parseGmt8(key?.createTime ?? '') ?? 0
  const ends = parseGmt8(key?.expireTime ?? '') ?? 0
  expect(ends - made).toBe(90 * 86_400_000)
  box.clock.jump(API_KEY_LIFE - 1)
  expect(Object.keys(box.view().apiKeys)).toHaveLength(1)
  box.clock.jump(1)
  expect(Object.keys(box.view().apiKeys)).toEqual([])
  const later = await box.logIn('trader')
  await create(box, later)
  await get(box, `/uc/open/api/del/${(await keys(box, later))[0]?.id}`, later)
  expect(box.view().due.items.filter(({ payload }) => payload.type === 'apiKey.expire')).toEqual([])
})

test('a key requires a phone', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  expect((await box.call('/uc/mobile/api/code', {}, as(token))).message).toBe('Link a phone number first.')
})

test('FEAT-06.d a member cannot see, change or delete the keys of another one', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  await create(box, token)
  const [key] = await keys(box, token)
  const id = String(key?.id)
  const other = await box.logIn('verified')
  expect(await keys(box, other)).toEqual([])
  const code = await codeOf(box, other, '15100000002')
  const change = await box.call('/uc/open/api/update', { id, remark: 'mine', code }, as(other))
  expect(change.errors).toEqual([{ field: 'id', key: 'record-not-found' }])
  expect((await get(box, `/uc/open/api/del/${id}`, other)).code).toBe(500)
  expect(await keys(box, token)).toEqual([key])
})

test('LIMIT-01.dh VAL-26.jkl an edit requires remark, valid addresses and a code, and keeps the day on which the key expires', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  await create(box, token)
  const [key] = await keys(box, token)
  box.clock.jump(86_400_000)
  const code = await codeOf(box, token)
  const ips = [1, 2, 3, 4, 5].map((last) => `203.0.113.${last}`)
  const right = { id: String(key?.id), remark: 'At home', bindIp: ips.join(','), code }
  const edit = (wrong: Record<string, string>) =>
    box.call('/uc/open/api/update', { ...right, ...wrong }, as(token))
  const bad = code === '000000' ? '000001' : '000000'
  expect((await edit({ code: bad })).errors).toEqual([{ field: 'code', key: 'verification-code-incorrect' }])
  expect((await edit({ remark: '' })).errors).toEqual([{ field: 'remark', key: 'too-short' }])
  for (const bindIp of [`${right.bindIp},203.0.113.6`, '203.0.113.256'])
    expect((await edit({ bindIp })).errors[0]?.field).toBe('bindIp')
  expect(await keys(box, token)).toEqual([key])
  expect((await edit({})).code).toBe(0)
  expect(await keys(box, token)).toEqual([{ ...key, remark: 'At home', bindIp: right.bindIp }])
  expect((await edit({})).errors).toEqual([{ field: 'code', key: 'verification-code-not-exists' }])
})
