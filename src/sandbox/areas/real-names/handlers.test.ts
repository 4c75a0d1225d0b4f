import { expect, test } from 'vitest'
import { REVIEW_TIME } from './commands.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { picture } from '../../hosts/memory/testing-pictures.ts'

const as = (token: string, lang = 'en_US') => ({ 'x-auth-token': token, lang })

async function form(box: TestSandbox, token: string) {
  const upload = async (size: number) => String((await box.upload(token, picture.png(size))).data)
  return {
    realName: 'Ada Lovelace',
    idCard: 'c01x00t47',
    idCardFront: await upload(101),
    idCardBack: await upload(102),
    handHeldIdCard: await upload(103),
  }
}
const apply = (box: TestSandbox, token: string, fields: Record<string, string>) =>
  box.call('/uc/approve/real/name', fields, as(token))
const detail = async (box: TestSandbox, token: string, lang?: string) =>
  (await box.call('/uc/approve/real/detail', {}, as(token, lang))).data as Record<string, unknown> | null
const setting = async (box: TestSandbox, token: string) =>
  (await box.call('/uc/approve/security/setting', {}, as(token))).data as Record<string, unknown>

test('FEAT-04.a STATE-12.abd ENT-18.b an application with three photos is under review, then verified', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  expect(await detail(box, token)).toBeNull()
  expect((await apply(box, token, await form(box, token))).code).toBe(0)
  expect(await detail(box, token)).toMatchObject({
    auditStatus: 0,
    realName: 'Ada Lovelace',
    idCard: 'C0*****47',
    rejectReason: null,
  })
  expect(await setting(box, token)).toMatchObject({ realVerified: 0, realAuditing: 1 })
  const front = String((await detail(box, token))?.['identityCardImgFront'])
  expect((await box.handle(new Request(`http://sandbox.test${front}`)))?.status).toBe(200)
  const again = await apply(box, token, await form(box, token))
  expect(again.message).toBe('Your verification is under review or complete.')
  box.clock.jump(REVIEW_TIME)
  expect(await detail(box, token)).toMatchObject({ auditStatus: 2 })
  expect(await setting(box, token)).toMatchObject({
    realVerified: 1,
    realAuditing: 0,
    realName: 'A***********',
  })
  const info = await box.call('/uc/member/my-info', {}, as(token))
  expect(info.data).toMatchObject({ memberLevel: 1, realName: 'Ada Lovelace' })
})

test('FEAT-04.b STATE-12.ce MSG-15.c a refused application has its reason in the reader’s language and can be repeated', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const fields = await form(box, token)
  await apply(box, token, { ...fields, realName: 'Ada REFUSE' })
  box.clock.jump(REVIEW_TIME)
  expect(await detail(box, token)).toMatchObject({ auditStatus: 1 })
  const reasons = await Promise.all(
    ['en_US', 'de_DE', 'zh_CN'].map(async (lang) => (await detail(box, token, lang))?.['rejectReason']),
  )
  expect(reasons[0]).toContain('cannot be read')
  expect(reasons[1]).toContain('nicht lesbar')
  expect(reasons[2]).toContain('无法辨认')
  expect((await setting(box, token))['realNameRejectReason']).toBe(reasons[0])
  expect((await apply(box, token, fields)).code).toBe(0)
  expect((await setting(box, token))['realNameRejectReason']).toBeNull()
  box.clock.jump(REVIEW_TIME)
  expect(await detail(box, token)).toMatchObject({ auditStatus: 2 })
})

test('VAL-32.defg front, back and hand-held photos are all required, and must be the member’s own', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const fields = await form(box, token)
  const stranger = await box.logIn('reviewing')
  const theirs = String((await box.upload(stranger, picture.png())).data)
  const missing = [
    ['idCardFront', 'missing-id-card-front'],
    ['idCardBack', 'missing-id-card-back'],
    ['handHeldIdCard', 'missing-id-card-hand'],
  ] as const
  for (const [field, key] of missing) {
    for (const address of [theirs, 'https://example.org/up/front.jpg', '/api/media/photo/999.png']) {
      expect((await apply(box, token, { ...fields, [field]: address })).errors).toEqual([{ field, key }])
    }
    const { [field]: _, ...others } = fields
    expect((await apply(box, token, others)).errors).toEqual([{ field, key: 'required' }])
  }
})

test('VAL-31.de the photos are JPG or PNG, whatever other types an upload accepts', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const fields = await form(box, token)
  for (const kind of ['gif', 'bmp'] as const) {
    const address = String((await box.upload(token, picture[kind]())).data)
    for (const field of ['idCardFront', 'idCardBack', 'handHeldIdCard'])
      expect((await apply(box, token, { ...fields, [field]: address })).errors).toEqual([
        { field, key: 'format-not-support' },
      ])
  }
  const idCardBack = String((await box.upload(token, picture.jpeg(8_388_608))).data)
  expect((await apply(box, token, { ...fields, idCardBack })).code).toBe(0)
})

test('VAL-09.cd the ID number must fit the country and belong to no other member', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const fields = await form(box, token)
  expect((await apply(box, token, { ...fields, idCard: '12345' })).errors).toEqual([
    { field: 'idCard', key: 'id-card-illegal' },
  ])
  expect((await apply(box, token, { ...fields, idCard: 'L01X00T47' })).errors).toEqual([
    { field: 'idCard', key: 'only-authenticate-once' },
  ])
  expect((await apply(box, token, { ...fields, realName: '4711' })).errors).toEqual([
    { field: 'realName', key: 'real-name-illegal' },
  ])
})

test('a tester decides a review at once, either way, and once only', async () => {
  const box = await testSandbox()
  const decide = (account: string, refuse = false) =>
    box.panel('review', { account: `${account}@openbourse.test`, what: 'real-name', refuse })
  const token = await box.logIn('reviewing')
  expect((await decide('reviewing', true)).status).toBe(200)
  expect(await detail(box, token)).toMatchObject({ auditStatus: 1, realName: 'Rita Review' })
  expect((await decide('reviewing')).status).toBe(400)
  const fresh = await box.logIn('new')
  await apply(box, fresh, await form(box, fresh))
  await decide('new')
  expect(await detail(box, fresh)).toMatchObject({ auditStatus: 2 })
  box.clock.jump(REVIEW_TIME)
  expect(await detail(box, fresh)).toMatchObject({ auditStatus: 2 })
  expect((await decide('nobody')).status).toBe(400)
})

test.each(['verified', 'reviewing'])('STATE-12.f %s cannot apply again', async (persona) => {
  const box = await testSandbox()
  const token = await box.logIn(persona)
  const before = await detail(box, token)
  const again = await apply(box, token, await form(box, token))
  expect([again.code, again.message]).toEqual([500, 'Your verification is under review or complete.'])
  expect(await detail(box, token)).toEqual(before)
})

test('VAL-09.ef an ID number under review is taken, a refused one is not', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const fields = await form(box, token)
  expect((await apply(box, token, { ...fields, idCard: 'L01X00T66' })).errors).toEqual([
    { field: 'idCard', key: 'only-authenticate-once' },
  ])
  expect((await apply(box, token, { ...fields, idCard: 'L01X00T77' })).code).toBe(0)
})

test('ENT-18.b an application is answered with all its fields, each photo at its own place', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  const fields = await form(box, token)
  await apply(box, token, { ...fields, realName: '  Ada Lovelace ' })
  // The signature of an address changes; the part before it names the picture.
  const named = (address: string): string => address.replace(/\?.*$/, '')
  const own = await detail(box, token)
  const shown = Object.entries(own ?? {}).map(([name, value]) => [
    name,
    name.startsWith('identityCardImg') ? named(String(value)) : value,
  ])
  expect(Object.fromEntries(shown)).toEqual({
    id: box.view().nextApplicationId - 1,
    auditStatus: 0,
    realName: 'Ada Lovelace',
    idCard: 'C0*****47',
    identityCardImgFront: named(fields.idCardFront),
    identityCardImgInHand: named(fields.handHeldIdCard),
    identityCardImgReverse: named(fields.idCardBack),
    rejectReason: null,
    createTime: '2026-11-21 09:30:00',
    type: 0,
  })
})

test.each([
  ['a refused name leaves a member without a level', 0, true, 0],
  ['an accepted name gives a member the level of verified names', 0, false, 1],
  ['an accepted name leaves a merchant the level of merchants', 2, false, 2],
  ['a refused name leaves a merchant the level of merchants', 2, true, 2],
] as const)('STATE-12.c %s', async (_rule, level, refuse, expected) => {
  const box = await testSandbox()
  const own = Object.values(box.view().members).find(({ username }) => username === 'reviewing')
  Object.assign(own ?? {}, { level })
  const account = 'reviewing@openbourse.test'
  expect((await box.panel('review', { account, what: 'real-name', refuse })).status).toBe(200)
  expect(own?.level).toBe(expected)
})

test('a member who has not applied has no application, whatever is on record', async () => {
  const box = await testSandbox()
  const token = await box.logIn('new')
  await apply(box, token, await form(box, token))
  const own = Object.values(box.view().members).find(({ username }) => username === 'new')
  Object.assign(own ?? {}, { realName: { state: 'none', name: null, idNumber: null, rejectReason: null } })
  expect(await detail(box, token)).toBeNull()
})
