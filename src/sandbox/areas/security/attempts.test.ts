import { expect, test } from 'vitest'
import { totpCode, totpStep } from '#src/core/totp/totp.ts'
import { adFrom, BUY, type Fields } from '../../hosts/memory/testing-ads.ts'
import { type Answer, type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { phoneMember } from '../auth/tests/registered.ts'

type Texts = Readonly<Record<string, string>>

/** A call that asks for a secret of the member who makes it. */
type Guessed = {
  readonly path: string
  readonly method?: 'GET'
  readonly who: (box: TestSandbox) => Promise<string>
  /** Returns the fields with the right secret. */
  readonly right: (box: TestSandbox, token: string) => Promise<Fields> | Fields
  /** Field of the secret, and the refusal of a wrong one. */
  readonly field: string
  readonly key: string
}

const as = (token: string) => ({ 'x-auth-token': token, lang: 'en_US' })
const PASSWORD = 'openbourse'
const TRADER = '13800000003'
const persona = (name: string) => (box: TestSandbox) => box.logIn(name)
/** A key of an authenticator that belongs to nobody yet. */
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

async function shownCode(box: TestSandbox): Promise<string> {
  const { body } = await box.panel('authenticator?account=google@openbourse.test')
  return (body as { code: string }).code
}

/** The member with an authenticator, logged in. */
async function guarded(box: TestSandbox): Promise<string> {
  const log = { username: 'google@openbourse.test', password: PASSWORD, code: await shownCode(box) }
  const { data } = await box.call('/uc/login', log)
  box.clock.jump(60_000)
  return (data as { token: string }).token
}

/** Has a code sent by a call, and returns it. */
async function codeOf(box: TestSandbox, token: string, path: string, address: string, fields: Texts = {}) {
  await box.call(path, fields, as(token))
  return box.codeFor(address)
}

const password = { field: 'password', key: 'password-error' }
const fund = { field: 'jyPassword', key: 'error-jypassword' }
const totp = { field: 'codes', key: 'validation-failed' }

const GUESSED: Readonly<Record<string, Guessed>> = {
  bindEmail: {
    ...password,
    path: '/uc/approve/bind/email',
    who: phoneMember,
    async right(box, token) {
      const email = 'ada@example.org'
      const code = await codeOf(box, token, '/uc/bind/email/code', email, { email })
      return { email, code, password: PASSWORD }
    },
  },
  bindPhone: {
    ...password,
    path: '/uc/approve/bind/phone',
    who: persona('new'),
    async right(box, token) {
      const phone = '15199999999'
      const code = await codeOf(box, token, '/uc/mobile/bind/code', phone, { phone })
      return { phone, code, password: PASSWORD }
    },
  },
  changePhone: {
    ...password,
    path: '/uc/approve/change/phone',
    who: persona('trader'),
    async right(box, token) {
      const code = await codeOf(box, token, '/uc/mobile/change/code', TRADER)
      return { phone: '13812345678', code, password: PASSWORD }
    },
  },
  changeLoginPassword: {
    field: 'oldPassword',
    key: 'password-error',
    path: '/uc/approve/update/password',
    who: persona('trader'),
    async right(box, token) {
      const code = await codeOf(box, token, '/uc/mobile/update/password/code', TRADER)
      return { oldPassword: PASSWORD, newPassword: 'battery-staple', code }
    },
  },
  changeFundPassword: {
    field: 'oldPassword',
    key: 'error-jypassword',
    path: '/uc/approve/update/transaction/password',
    who: persona('trader'),
    right: () => ({ oldPassword: PASSWORD, newPassword: 'one-of-mine' }),
  },
  bindAuthenticator: {
    ...totp,
    path: '/uc/google/googleAuth',
    method: 'GET',
    who: persona('trader'),
    right: async (box) => ({ codes: await totpCode(SECRET, totpStep(box.clock.now())), secret: SECRET }),
  },
  unbindAuthenticator: {
    ...totp,
    path: '/uc/google/jcgoogle',
    method: 'GET',
    who: guarded,
    right: async (box) => ({ codes: await shownCode(box), password: PASSWORD }),
  },
  checkAuthenticatorCode: {
    ...totp,
    path: '/uc/google/yzgoogle',
    method: 'GET',
    who: guarded,
    right: async (box) => ({ codes: await shownCode(box) }),
  },
  createWithdrawCode: {
    ...fund,
    path: '/uc/withdrawcode/apply/code',
    who: persona('trader'),
    right: () => ({ unit: 'USDT', amount: '25', jyPassword: PASSWORD }),
  },
  createWithdrawal: {
    field: 'payPwd',
    key: 'error-jypassword',
    path: '/uc/withdraw/create',
    who: persona('trader'),
    right: async (box, token) => ({
      coinName: 'USDT',
      coinprotocol: '3',
      address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
      money: '100',
      codeType: '2',
      code: await codeOf(box, token, '/uc/mobile/withdraw/code', TRADER),
      payPwd: PASSWORD,
    }),
  },
  createAd: { ...fund, path: '/otc/advertise/create', who: persona('merchant'), right: () => BUY },
  updateAd: {
    ...fund,
    path: '/otc/advertise/update',
    who: persona('merchant'),
    right: async (box, token) => ({ ...BUY, id: await adFrom(box, token, BUY) }),
  },
}

const wrongOf = (right: unknown): string => {
  if (typeof right !== 'string' || !/^\d{6}$/.test(right)) return 'guess-it'
  return right === '000000' ? '000001' : '000000'
}

test.each(Object.entries(GUESSED))(
  '%s refuses the right secret after ten wrong ones, for ten minutes',
  async (_operation, { path, method, who, right, field, key }) => {
    const box = await testSandbox()
    const token = await who(box)
    const send = async (fields: Fields): Promise<Partial<Answer>> =>
      method === 'GET'
        ? ((await box.bare(method, path, fields as Texts, as(token))) as Partial<Answer>)
        : box.call(path, fields, as(token))
    const fields = await right(box, token)
    const wrong = { ...fields, [field]: wrongOf(fields[field]) }
    for (let tried = 0; tried < 10; tried++) expect((await send(wrong)).errors).toEqual([{ field, key }])
    const { message, errors } = refusedWith('too-many-attempts', field)
    for (const sent of [wrong, fields]) expect(await send(sent)).toMatchObject({ code: 500, message, errors })
    box.clock.jump(10 * 60_000)
    const later = await send({ ...fields, ...(await right(box, token)) })
    expect(later).toMatchObject({ code: 0 })
  },
)
