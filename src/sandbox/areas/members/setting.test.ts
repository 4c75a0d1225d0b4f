import { expect, test } from 'vitest'
import { commandBox } from '../auth/testing-commands.ts'
import type { Member } from './members.ts'

/** The account overview of a member, in a language. */
async function overview(name: string, more: Partial<Member> = {}, lang = 'en_US') {
  const { box, memberOf } = await commandBox()
  const token = await box.logIn(name)
  const member = memberOf(name)
  Object.assign(member, more)
  const { data } = await box.call('/uc/approve/security/setting', {}, { 'x-auth-token': token, lang })
  return { data, id: member.id }
}

const VERIFIED = {
  username: 'trader',
  createTime: '2026-10-14 09:30:00',
  realVerified: 1,
  emailVerified: 1,
  phoneVerified: 1,
  loginVerified: 1,
  fundsVerified: 1,
  accountVerified: 1,
  realAuditing: 0,
  mobilePhone: '138****0003',
  email: 'tr****@openbourse.test',
  realName: 'T**********',
  idCard: '11**************34',
  realNameRejectReason: null,
  avatar: null,
  googleStatus: 0,
  areaCode: '86',
}
const name = { name: 'Theo Trader', idNumber: '110101199003070134' }

test.each<[string, Partial<Member>, Partial<Record<keyof typeof VERIFIED, unknown>>]>([
  ['all that can be set up', {}, {}],
  ['no phone', { phone: null }, { phoneVerified: 0, mobilePhone: null, areaCode: null }],
  ['a phone of another country', { country: '法国' }, { areaCode: '33' }],
  ['no e-mail address', { email: null }, { emailVerified: 0, email: null }],
  ['no fund password', { fundPassword: null }, { fundsVerified: 0 }],
  ['an authenticator', { totp: { secret: 'JBSWY3DPEHPK3PXP', used: 0 } }, { googleStatus: 1 }],
  [
    'no application',
    { realName: { state: 'none', name: null, idNumber: null, rejectReason: null } },
    { realVerified: 0, realName: null, idCard: null },
  ],
  [
    'an application under review',
    { realName: { state: 'review', ...name, rejectReason: null } },
    { realVerified: 0, realAuditing: 1 },
  ],
  [
    'a refused application',
    { realName: { state: 'failed', ...name, rejectReason: 'real-name-refused' } },
    {
      realVerified: 0,
      realNameRejectReason: 'A photo cannot be read. Take all three again in good light and apply once more.',
    },
  ],
  [
    'an application that was refused without a reason',
    { realName: { state: 'failed', ...name, rejectReason: null } },
    { realVerified: 0 },
  ],
  [
    'an application that was refused before',
    { realName: { state: 'review', ...name, rejectReason: 'real-name-refused' } },
    { realVerified: 0, realAuditing: 1 },
  ],
])(
  'FEAT-03.k the overview of a member with %s says so, and masks what is personal',
  async (_what, more, shown) => {
    const { data, id } = await overview('trader', more)
    expect(data).toEqual({ id, ...VERIFIED, ...shown })
  },
)

test('FEAT-03.k the overview of a member without a payment method says so', async () => {
  expect((await overview('verified')).data).toMatchObject({ accountVerified: 0, fundsVerified: 1 })
})

test('MSG-15.c the reason of a refusal is in the language of the reader', async () => {
  const { data } = await overview('refused', {}, 'de_DE')
  expect((data as { realNameRejectReason: string }).realNameRejectReason).toContain('nicht lesbar')
})

test('a member reads the own data, with the friends of three levels and without the token', async () => {
  const { box, memberOf } = await commandBox()
  const token = await box.logIn('partner')
  const { data } = await box.call('/uc/member/my-info', {}, { 'x-auth-token': token })
  expect(data).toMatchObject({
    id: memberOf('partner').id,
    username: 'partner',
    token: null,
    firstLevel: 3,
    secondLevel: 2,
    thirdLevel: 0,
  })
})
