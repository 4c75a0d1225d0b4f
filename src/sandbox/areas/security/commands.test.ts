import { expect, test } from 'vitest'
import type { StoredPassword } from '../../kernel/secrets.ts'
import type { CodePurpose } from '../auth/codes.ts'
import { memberBox } from '../auth/testing-commands.ts'
import { findMember } from '../members/members.ts'
import type { Command } from '../state.ts'

const CODE = '123456'
const WRONG = '654321'
const FREE = 'free@example.org'
const PHONE = '15199999999'
const [TRADER, MERCHANT] = ['13800000003', '13900000004']
const PASSWORD: StoredPassword = { scheme: 'pbkdf2-sha256', iterations: 1, salt: '01', hash: '02' }

/** Purpose and address of a code that was sent, by e-mail where the address is one. */
type Sent = readonly [purpose: CodePurpose, address: string, country?: string]
type Row = readonly [clause: string, who: string, expected: string, sent: readonly Sent[], act: Act]
type Act = (member: number, used: number) => Command

const sending = ([purpose, address, country]: Sent): Command => ({
  type: 'code.send',
  purpose,
  channel: address.includes('@') ? 'email' : 'sms',
  address,
  code: CODE,
  ...(country !== undefined && { country }),
})

const bindEmail =
  (address: string, code = CODE): Act =>
  (member) => ({ type: 'member.bindEmail', member, address, code })
const changeEmail =
  (address: string, oldCode = CODE, newCode = CODE): Act =>
  (member) => ({ type: 'member.changeEmail', member, address, oldCode, newCode })
const bindPhone =
  (address: string, code = CODE): Act =>
  (member) => ({ type: 'member.bindPhone', member, address, code })
const changePhone =
  (address: string, code = CODE): Act =>
  (member) => ({ type: 'member.changePhone', member, address, code })
const changePassword =
  (code = CODE): Act =>
  (member) => ({ type: 'member.changePassword', member, password: PASSWORD, code, digest: 'digest' })
const setFund: Act = (member) => ({ type: 'fund.set', member, password: PASSWORD })
const changeFund: Act = (member) => ({ type: 'fund.change', member, password: PASSWORD })
const resetFund =
  (code = CODE): Act =>
  (member) => ({ type: 'fund.reset', member, password: PASSWORD, code })
const bindTotp: Act = (member) => ({ type: 'totp.bind', member, secret: 'JBSWY3DPEHPK3PXP', step: 77 })
const unbindTotp =
  (later: number): Act =>
  (member, used) => ({ type: 'totp.unbind', member, step: used + later })

const MAIL = 'trader@openbourse.test'
const [NONE, INCORRECT] = ['no-get-verification-code', 'verification-code-incorrect']
const BOTH: readonly Sent[] = [
  ['leave-email', MAIL],
  ['change-email', FREE],
]
const taken = (purpose: CodePurpose, address: string): readonly Sent[] => [
  ['leave-email', MAIL],
  [purpose, address],
]

/** Commands that something came before: the calls have checked all of it. */
const REFUSED: readonly Row[] = [
  ['FEAT-03.c', 'trader', 'repeat-email-request', [['bind-email', FREE]], bindEmail(FREE)],
  ['VAL-07.f', 'ada', 'email-already-bound', taken('bind-email', MAIL), bindEmail(MAIL)],
  ['VAL-07.f', 'ada', 'email-already-bound', taken('bind-email', MAIL), bindEmail('TRADER@openbourse.test')],
  ['VAL-10.o', 'ada', INCORRECT, [['bind-email', FREE]], bindEmail(FREE, WRONG)],
  ['VAL-10.q', 'ada', NONE, [['change-email', FREE]], bindEmail(FREE)],
  ['VAL-10.r', 'ada', NONE, [['bind-email', 'ida@example.org']], bindEmail(FREE)],
  ['FEAT-03.d', 'ada', 'not-bind-email', [['change-email', FREE]], changeEmail(FREE)],
  [
    'VAL-07.g',
    'trader',
    'repeat-email-request',
    taken('change-email', 'merchant@openbourse.test'),
    changeEmail('merchant@openbourse.test'),
  ],
  ['VAL-10.o', 'trader', `${INCORRECT} at oldEmailCode`, BOTH, changeEmail(FREE, WRONG)],
  ['VAL-10.o', 'trader', `${INCORRECT} at newEmailCode`, BOTH, changeEmail(FREE, CODE, WRONG)],
  ['VAL-10.q', 'trader', `${NONE} at oldEmailCode`, [['change-email', FREE]], changeEmail(FREE)],
  ['VAL-10.q', 'trader', `${NONE} at newEmailCode`, taken('bind-email', FREE), changeEmail(FREE)],
  ['FEAT-03.a', 'trader', 'repeat-phone-request', [['bind-phone', PHONE]], bindPhone(PHONE)],
  ['VAL-08.g', 'new', 'phone-already-bound', [['bind-phone', TRADER]], bindPhone(TRADER)],
  ['VAL-10.o', 'new', INCORRECT, [['bind-phone', PHONE]], bindPhone(PHONE, WRONG)],
  ['VAL-10.q', 'new', NONE, [['change-phone', PHONE]], bindPhone(PHONE)],
  ['FEAT-03.b', 'new', 'not-bind-phone', [['change-phone', PHONE]], changePhone(PHONE)],
  ['VAL-08.h', 'trader', 'phone-already-bound', [['change-phone', TRADER]], changePhone(MERCHANT)],
  ['VAL-10.o', 'trader', INCORRECT, [['change-phone', TRADER]], changePhone(PHONE, WRONG)],
  ['VAL-10.r', 'trader', NONE, [['change-phone', PHONE]], changePhone(PHONE)],
  ['FEAT-03.e', 'new', 'not-bind-phone', [['login-password', PHONE]], changePassword()],
  ['VAL-10.o', 'trader', INCORRECT, [['login-password', TRADER]], changePassword(WRONG)],
  ['VAL-10.q', 'trader', NONE, [['fund-password', TRADER]], changePassword()],
  ['FEAT-03.f', 'trader', 'repeat-setting', [], setFund],
  ['FEAT-03.g', 'new', 'no-set-jypassword', [], changeFund],
  ['FEAT-03.h', 'new', 'not-bind-phone', [['fund-password', PHONE]], resetFund()],
  ['VAL-10.o', 'trader', INCORRECT, [['fund-password', TRADER]], resetFund(WRONG)],
  ['VAL-10.q', 'trader', NONE, [['login-password', TRADER]], resetFund()],
  ['FEAT-03.i', 'google', 'binding-failed', [], bindTotp],
  ['FEAT-03.j', 'trader', 'unbinding-failed', [], unbindTotp(1)],
  ['FEAT-03.j', 'google', 'validation-failed', [], unbindTotp(0)],
  ['FEAT-03.j', 'google', 'validation-failed', [], unbindTotp(-1)],
]

test.each(REFUSED)(
  '%s a command of %s that comes too late is refused (%s), and changes nothing',
  async (_clause, who, expected, sent, act) => {
    const { box, member, apply, told } = await memberBox(who)
    for (const each of sent) expect(apply(sending(each)).accepted).toBe(true)
    const kept = () => structuredClone([member, box.view().memberBy, box.view().codes])
    const before = kept()
    expect(told(act(member.id, member.totp?.used ?? 0))).toBe(expected)
    expect(kept()).toEqual(before)
  },
)

const ACCEPTED: readonly (readonly [
  clause: string,
  who: string,
  changed: object,
  sent: readonly Sent[],
  act: Act,
])[] = [
  ['FEAT-03.c', 'ada', { email: FREE }, [['bind-email', FREE]], bindEmail(FREE)],
  ['FEAT-03.d', 'trader', { email: FREE }, BOTH, changeEmail(FREE)],
  ['FEAT-03.a', 'new', { phone: PHONE, country: '法国' }, [['bind-phone', PHONE, '法国']], bindPhone(PHONE)],
  ['FEAT-03.a', 'new', { phone: PHONE, country: '德国' }, [['bind-phone', PHONE]], bindPhone(PHONE)],
  ['FEAT-03.b', 'trader', { phone: PHONE }, [['change-phone', TRADER]], changePhone(PHONE)],
  [
    'FEAT-03.e',
    'trader',
    { password: PASSWORD, passwordVersion: 2 },
    [['login-password', TRADER]],
    changePassword(),
  ],
  ['FEAT-03.f', 'new', { fundPassword: PASSWORD }, [], setFund],
  ['FEAT-03.g', 'trader', { fundPassword: PASSWORD }, [], changeFund],
  ['FEAT-03.h', 'trader', { fundPassword: PASSWORD }, [['fund-password', TRADER]], resetFund()],
  ['FEAT-03.i', 'trader', { totp: { secret: 'JBSWY3DPEHPK3PXP', used: 77 } }, [], bindTotp],
  ['FEAT-03.j', 'google', { totp: null }, [], unbindTotp(1)],
]

test.each(ACCEPTED)(
  '%s VAL-10.t a command of %s changes the member (%o) and nothing else, and uses up its codes',
  async (_clause, who, changed, sent, act) => {
    const { box, member, apply, told } = await memberBox(who)
    for (const each of sent) apply(sending(each))
    const before = structuredClone(member)
    expect(told(act(member.id, member.totp?.used ?? 0))).toBe('accepted')
    expect(member).toEqual({ ...before, ...changed })
    expect(box.view().codes).toEqual({})
  },
)

test.each([
  ['e-mail address', 'email', MAIL, BOTH, changeEmail(FREE), [['bind-email', MAIL]], 'ada', bindEmail(MAIL)],
  [
    'phone number',
    'phone',
    TRADER,
    [['change-phone', TRADER]],
    changePhone(PHONE),
    [['bind-phone', TRADER]],
    'new',
    bindPhone(TRADER),
  ],
] as const satisfies readonly (readonly [
  string,
  'email' | 'phone',
  string,
  readonly Sent[],
  Act,
  readonly Sent[],
  string,
  Act,
])[])(
  'FEAT-03.bd an %s that its member gave up is free for another one',
  async (_what, by, old, sent, act, resent, who, bind) => {
    const { box, member, apply, told, memberOf } = await memberBox('ada')
    const trader = memberOf('trader')
    for (const each of sent) apply(sending(each))
    expect(told(act(trader.id, 0))).toBe('accepted')
    expect(findMember(box.view(), by, old)).toBeUndefined()
    expect(findMember(box.view(), by, trader[by] ?? '')).toBe(trader)
    const next = who === 'ada' ? member : memberOf(who)
    for (const each of resent) apply(sending(each))
    expect(told(bind(next.id, 0))).toBe('accepted')
    expect(findMember(box.view(), by, old)).toBe(next)
  },
)

test('FEAT-03.bd a member may write the own address and the own number anew', async () => {
  const { box, member, apply, told } = await memberBox('trader')
  const [email, phone] = ['Trader@openbourse.test', TRADER]
  const sent: readonly Sent[] = [
    ['leave-email', MAIL],
    ['change-email', email],
    ['change-phone', TRADER],
  ]
  for (const each of sent) apply(sending(each))
  expect([changeEmail(email), changePhone(phone)].map((act) => told(act(member.id, 0)))).toEqual([
    'accepted',
    'accepted',
  ])
  expect([member.email, member.phone]).toEqual([email, phone])
  expect(findMember(box.view(), 'email', MAIL)).toBe(member)
  expect(findMember(box.view(), 'phone', TRADER)).toBe(member)
})

test.each([
  ['keeps the session that asked', 'digest', ['digest']],
  ['ends a session that another device opened since', 'another', []],
])('FEAT-03.e a new log-in password %s', async (_rule, digest, left) => {
  const { box, member, apply, told, open } = await memberBox('trader')
  apply(sending(['login-password', TRADER]))
  expect(open({ digest })).toBe('accepted')
  expect(told(changePassword()(member.id, 0))).toBe('accepted')
  expect([member.session, Object.keys(box.view().sessions)]).toEqual([left[0] ?? null, left])
})

test('attempts at a secret count for that secret of that member, until the right one, or ten minutes', async () => {
  const { box, member, told, memberOf } = await memberBox('trader')
  const other = memberOf('merchant').id
  const tries = (count: number, what: 'password' | 'fund' | 'totp', of = member.id) =>
    Array.from({ length: count }, () => told({ type: 'secret.attempt', member: of, what }))
  const accepted = (count: number) => Array.from({ length: count }, () => 'accepted')
  expect(tries(11, 'password')).toEqual([...accepted(10), 'too-many-attempts'])
  expect(tries(10, 'fund')).toEqual(accepted(10))
  expect(tries(9, 'totp')).toEqual(accepted(9))
  expect(tries(10, 'password', other)).toEqual(accepted(10))
  told({ type: 'secret.right', member: member.id, what: 'totp' })
  expect(tries(11, 'totp')).toEqual([...accepted(10), 'too-many-attempts'])
  expect(tries(1, 'password')).toEqual(['too-many-attempts'])
  box.clock.jump(10 * 60_000 - 1)
  await box.call('/uc/check/login')
  expect(tries(1, 'password')).toEqual(['too-many-attempts'])
  box.clock.jump(1)
  await box.call('/uc/check/login')
  expect(box.view().attempts).toEqual({})
  expect(tries(1, 'password')).toEqual(['accepted'])
})
