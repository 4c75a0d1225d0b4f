import { expect, test } from 'vitest'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { exchangeOf } from '../exchange.ts'
import { REVIEW_TIME } from '../real-names/commands.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { picture } from '../../hosts/memory/testing-pictures.ts'

const as = (token: string, lang = 'en_US') => ({ 'x-auth-token': token, lang })
const status = async (box: TestSandbox, token: string, lang?: string) =>
  (await box.call('/uc/approve/certified/business/status', {}, as(token, lang))).data as Record<
    string,
    unknown
  >
const wallet = async (box: TestSandbox, token: string) =>
  (await box.call('/uc/asset/wallet/USDT', {}, as(token))).data as { balance: string; frozenBalance: string }

async function application(box: TestSandbox, token: string, more: Record<string, unknown> = {}) {
  const address = (await box.upload(token, picture.png())).data
  const texts = { telno: '15100000002', wechat: 'vera', qq: '10001', coinSymbol: 'USDT' }
  return {
    json: JSON.stringify({ ...texts, assetData: address, tradeData: address, ...more }),
    businessAuthDepositId: '1',
  }
}
const apply = (box: TestSandbox, token: string, fields: Record<string, string>) =>
  box.call('/uc/approve/certified/business/apply', fields, as(token))
const leave = (box: TestSandbox, token: string, detail = 'I stop trading') =>
  box.call('/uc/approve/cancel/business', { detail }, as(token))

test('FEAT-19.h STATE-15.abde a member applies, is reviewed and certified, requests the deposit and gets it back', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  expect(await status(box, token)).toMatchObject({ certifiedBusinessStatus: 0, memberLevel: 1 })
  const answer = await apply(box, token, await application(box, token))
  expect(answer.data).toMatchObject({ certifiedBusinessStatus: 1, email: 've******@openbourse.test' })
  expect(await wallet(box, token)).toMatchObject({ balance: '1500.00000000', frozenBalance: '1000.00000000' })
  expect((await apply(box, token, await application(box, token))).message).toBe('You have already applied.')
  box.clock.jump(REVIEW_TIME)
  expect(await status(box, token)).toMatchObject({ certifiedBusinessStatus: 2, memberLevel: 2 })
  expect((await leave(box, token)).code).toBe(0)
  expect(await status(box, token)).toMatchObject({ certifiedBusinessStatus: 5 })
  expect((await leave(box, token)).message).toBe('Your request is under review already.')
  box.clock.jump(REVIEW_TIME)
  expect(await status(box, token)).toMatchObject({ certifiedBusinessStatus: 7, memberLevel: 1 })
  expect(await wallet(box, token)).toMatchObject({ balance: '2500.00000000', frozenBalance: '0.00000000' })
  expect(auditLedger(box.view().ledger)).toEqual([])
  expect((await apply(box, token, await application(box, token))).code).toBe(0)
})

test('STATE-15.cf a refused application returns the deposit with a reason; a refused refund changes nothing', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  await apply(box, token, await application(box, token, { wechat: 'please REFUSE' }))
  box.clock.jump(REVIEW_TIME)
  expect(await status(box, token, 'de_DE')).toMatchObject({
    certifiedBusinessStatus: 3,
    memberLevel: 1,
    reason: null,
  })
  expect((await status(box, token, 'de_DE'))['detail']).toContain('erneut bewerben')
  expect(await wallet(box, token)).toMatchObject({ balance: '2500.00000000', frozenBalance: '0.00000000' })
  const merchant = await box.logIn('merchant')
  await leave(box, merchant, 'REFUSE this')
  box.clock.jump(REVIEW_TIME)
  expect(await status(box, merchant)).toMatchObject({
    certifiedBusinessStatus: 6,
    memberLevel: 2,
    detail: null,
  })
  expect(await wallet(box, merchant)).toMatchObject({ frozenBalance: '1000.00000000' })
  expect((await leave(box, merchant)).code).toBe(0)
})

test('FEAT-19.j WeChat and QQ are optional', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const none = await application(box, token, { wechat: undefined, qq: undefined })
  expect((await apply(box, token, none)).data).toMatchObject({ certifiedBusinessStatus: 1 })
})

test('VAL-29.l VAL-33.a MSG-09.a MSG-10.b applying and leaving require their prerequisites', async () => {
  const box = await testSandbox()
  const fresh = await box.logIn('new')
  expect((await apply(box, fresh, await application(box, fresh))).message).toBe(
    'Verify your real name first.',
  )
  expect((await leave(box, fresh)).message).toBe('Apply for merchant certification first.')
  const partner = await box.logIn('partner')
  const poor = await apply(box, partner, await application(box, partner))
  expect(poor.errors).toEqual([{ field: 'businessAuthDepositId', key: 'insufficient-balance' }])
  expect(await status(box, partner)).toMatchObject({ certifiedBusinessStatus: 0 })
})

test('the application inside the JSON is validated by its schema', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const key = async (fields: Record<string, string>) => (await apply(box, token, fields)).errors[0]?.key
  const good = await application(box, token)
  expect(await key({ ...good, json: '{' })).toBe('wrong-format')
  expect(await key({ ...good, json: '[]' })).toBe('wrong-format')
  expect(await key(await application(box, token, { telno: undefined }))).toBe('required')
  expect(await key(await application(box, token, { telno: '' }))).toBe('too-short')
  expect(await key(await application(box, token, { stray: 1 }))).toBe('unknown-field')
  expect(await key(await application(box, token, { coinSymbol: 'BTC' }))).toBe('coin-illegal')
  expect(await key(await application(box, token, { assetData: 'https://example.org/a.png' }))).toBe(
    'not-find-file',
  )
  const gif = (await box.upload(token, picture.gif())).data
  for (const part of ['assetData', 'tradeData'])
    expect(await key(await application(box, token, { [part]: gif }))).toBe('format-not-support')
  expect(await key({ ...good, businessAuthDepositId: '99' })).toBe('wrong-choice')
})

test.each([
  ['telno', 32],
  ['wechat', 64],
  ['qq', 32],
])('%s of an application has up to %i characters', async (field, most) => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const sent = async (length: number) =>
    apply(box, token, await application(box, token, { [field]: 'x'.repeat(length) }))
  expect((await sent(most + 1)).errors).toEqual([{ field, key: 'too-long' }])
  expect(await sent(most)).toMatchObject({ code: 0 })
})

test('the selectable deposits have coin and amount', async () => {
  const box = await testSandbox()
  const { data } = await box.call('/uc/approve/business-auth-deposit/list')
  expect(data).toMatchObject([
    { id: 1, amount: '1000', coin: { unit: 'USDT' } },
    { id: 2, amount: '0.02', coin: { unit: 'BTC' } },
    { id: 3, amount: '0.5', coin: { unit: 'ETH' } },
  ])
})

const REPEATED = 'You have already applied.'
const NONE = 'Apply for merchant certification first.'
const REVIEWED = 'Your request is under review already.'

test.each([
  ['without application', [], 0, undefined, NONE],
  ['under review', ['apply'], 1, REPEATED, NONE],
  ['certified', ['apply', 'accept'], 2, REPEATED, undefined],
  ['refused', ['apply', 'refuse'], 3, undefined, NONE],
  ['whose deposit is requested', ['apply', 'accept', 'leave'], 5, REPEATED, REVIEWED],
  ['whose request is refused', ['apply', 'accept', 'leave', 'refuse'], 6, REPEATED, undefined],
  ['whose deposit is returned', ['apply', 'accept', 'leave', 'accept'], 7, undefined, NONE],
] as const)(
  'STATE-15.g a member %s after %j can apply or leave only where the status allows it',
  async (_state, steps, certifiedBusinessStatus, applying, leaving) => {
    const at = async () => {
      const box = await testSandbox()
      const token = await box.logIn('verified')
      const decide = (refuse: boolean) =>
        box.panel('review', { account: 'verified@openbourse.test', what: 'merchant', refuse })
      const acts = {
        apply: async () => apply(box, token, await application(box, token)),
        leave: () => leave(box, token),
        accept: () => decide(false),
        refuse: () => decide(true),
      }
      for (const step of steps) await acts[step]()
      expect(await status(box, token)).toMatchObject({ certifiedBusinessStatus })
      return acts
    }
    const refused = (message: string | undefined) =>
      message === undefined ? { code: 0 } : { code: 500, message }
    expect(await (await at()).apply()).toMatchObject(refused(applying))
    expect(await (await at()).leave()).toMatchObject(refused(leaving))
  },
)

test.each(['new', 'reviewing', 'refused'])(
  'VAL-33.a MSG-09.a %s cannot apply: no verified real name',
  async (persona) => {
    const box = await testSandbox()
    const token = await box.logIn(persona)
    const answer = await apply(box, token, await application(box, token))
    expect([answer.code, answer.message]).toEqual([500, 'Verify your real name first.'])
    expect(await status(box, token)).toMatchObject({ certifiedBusinessStatus: 0 })
  },
)

test('FEAT-19.j statements of an applicant are kept, those left out as empty', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  const own = Object.values(box.view().members).find(({ username }) => username === 'verified')
  await apply(box, token, await application(box, token, { wechat: undefined, qq: undefined }))
  expect(box.view().merchantApplications[own?.id ?? 0]).toMatchObject({
    phone: '15100000002',
    wechat: '',
    qq: '',
  })
})

test.each([
  [false, 'SUCCESS'],
  [true, 'FAILURE'],
] as const)('a review of a merchant that ends (refused: %s) is told', async (refuse, outcome) => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  await apply(box, token, await application(box, token))
  const own = Object.values(box.view().members).find(({ username }) => username === 'verified')
  const reason = refuse ? 'merchant-refused' : null
  const decided = exchangeOf(box.view()).apply(
    { type: 'merchant.decide', member: own?.id ?? 0, reason },
    box.clock.now(),
  )
  expect(decided.accepted ? decided.events : []).toMatchObject([
    {
      type: 'member.event',
      member: own?.id,
      event: { kind: 'REVIEW', reference: 'merchant', outcome, account: null, amount: null },
    },
  ])
})
