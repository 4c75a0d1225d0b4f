import { expect, test } from 'vitest'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { headers, wallet } from '../../hosts/memory/testing-ads.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { seededEntropy } from '../../kernel/entropy.ts'
import { findMember } from '../members/members.ts'

test('a code that is there already is made no second time, and freezes nothing', async () => {
  const entropy = seededEntropy('test')
  const drawn = entropy.bytes(16)
  let isRepeated = false
  const box = await testSandbox({
    entropy: { bytes: (length) => (isRepeated && length === 16 ? drawn : entropy.bytes(length)) },
  })
  const token = await box.logIn('trader')
  const make = () =>
    box.call(
      '/uc/withdrawcode/apply/code',
      { unit: 'USDT', amount: '25', jyPassword: 'openbourse' },
      headers(token),
    )
  isRepeated = true
  expect((await make()).code).toBe(0)
  expect(await make()).toMatchObject(refusedWith('information-expired'))
  expect(await wallet(box, token, 'USDT')).toMatchObject({ frozenBalance: '25.00000000' })
  isRepeated = false
  expect((await make()).code).toBe(0)
})

const DAY = 86_400_000

test('STATE-03.abc FEAT-10.a codes are told whole, listed newest first, page by page, and looked up by others', async () => {
  const box = await testSandbox()
  const idOf = (name: string) => findMember(box.view(), 'email', `${name}@openbourse.test`)?.id
  const logIn = async () => [await box.logIn('trader'), await box.logIn('verified')] as const
  const [token] = await logIn()
  const make = async (unit: string, amount: string, whose = token) =>
    (
      await box.call(
        '/uc/withdrawcode/apply/code',
        { unit, amount, jyPassword: 'openbourse' },
        headers(whose),
      )
    ).data
  const row = {
    memberId: idOf('trader'),
    withdrawCode: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    status: 0,
    dealTime: null,
    rmemberId: null,
    remark: null,
  }
  const ended = {
    ...row,
    id: 1,
    withdrawAmount: '0.50000000',
    coinId: 'BTC',
    createTime: '2026-11-21 09:30:00',
    expireTime: '2026-12-21 09:30:00',
  }
  expect(await make('BTC', '0.5')).toEqual(ended)
  box.clock.jump(30 * DAY)
  const [own, other] = await logIn()
  const late = { ...row, createTime: '2026-12-21 09:30:00', expireTime: '2027-01-20 09:30:00' }
  const redeemed = { ...late, id: 2, withdrawAmount: '25.00000000', coinId: 'USDT' }
  const { withdrawCode } = (await make('USDT', '25', own)) as { withdrawCode: string }
  const waiting = { ...late, id: 3, withdrawAmount: '7.00000000', coinId: 'SOL' }
  expect(await make('sol', '7', own)).toEqual(waiting)
  const lookUp = async (code: string) =>
    box.call('/uc/withdrawcode/apply/info', { withdrawCode: code }, headers(other))
  expect((await lookUp(withdrawCode)).data).toEqual({ ...redeemed, withdrawCode })
  expect(await lookUp('0'.repeat(32))).toMatchObject(refusedWith('recharge-code-not-found', 'withdrawCode'))
  box.clock.jump(61_000)
  const redeem = await box.call('/uc/withdrawcode/apply/recharge', { withdrawCode }, headers(other))
  expect([redeem.code, redeem.data]).toEqual([0, null])
  const list = async (page: string) =>
    (await box.call('/uc/withdrawcode/record', { page, pageSize: '2' }, headers(own))).data
  const sizes = { totalElements: 3, totalPages: 2, size: 2 }
  expect(await list('1')).toEqual({
    ...sizes,
    content: [
      waiting,
      { ...redeemed, withdrawCode, status: 3, dealTime: '2026-12-21 09:31:01', rmemberId: idOf('verified') },
    ],
  })
  expect(await list('2')).toEqual({
    ...sizes,
    content: [{ ...ended, status: 2, dealTime: '2026-12-21 09:30:00' }],
  })
})

test.each([
  ['more than there is', { amount: '125000.50000001' }, 'insufficient-balance', 'amount'],
  ['less than the least', { amount: '9.99999999' }, 'withdraw-min', 'amount'],
  ['more than the most', { amount: '1000000.00000001' }, 'withdraw-max', 'amount'],
  ['no coin', { unit: 'NOPE' }, 'coin-illegal', 'unit'],
  ['a wrong password', {}, 'error-jypassword', 'jyPassword'],
] as const)(
  'VAL-29.b a code of %s is refused before its password is looked at',
  async (_, fields, key, field) => {
    const box = await testSandbox()
    const token = await box.logIn('trader')
    const asked = { unit: 'USDT', amount: '10', jyPassword: 'not-the-one', ...fields }
    const answer = await box.call('/uc/withdrawcode/apply/code', asked, headers(token))
    expect(answer).toMatchObject(refusedWith(key, field))
    expect(box.view().withdrawCodes).toEqual({})
    expect(await wallet(box, token, 'USDT')).toMatchObject({
      balance: '125000.50000000',
      frozenBalance: '0.00000000',
    })
  },
)
