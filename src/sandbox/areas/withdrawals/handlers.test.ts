import { expect, test } from 'vitest'
import type { Deposit } from '#generated/wire/deposit.ts'
import type { SavedAddress } from '#generated/wire/saved-address.ts'
import type { Transaction } from '#generated/wire/transaction.ts'
import type { WithdrawableCoin } from '#generated/wire/withdrawable-coin.ts'
import type { Withdrawal } from '#generated/wire/withdrawal.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

const as = (token: string) => ({ 'x-auth-token': token, lang: 'en_US' })
const MINUTE = 60_000
const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const ask = {
  coinName: 'USDT',
  coinprotocol: '3',
  address: TRON,
  money: '100',
  codeType: '2',
  payPwd: 'openbourse',
}
type Fields = Readonly<Record<string, string>>

const trader = async () => {
  const box = await testSandbox()
  return { box, token: await box.logIn('trader') }
}
const smsCode = async (box: TestSandbox, token: string, phone = '13800000003') => {
  await box.call('/uc/mobile/withdraw/code', {}, as(token))
  return box.codeFor(phone)
}
const withdraw = (box: TestSandbox, token: string, fields: Fields) =>
  box.call('/uc/withdraw/create', { ...ask, ...fields }, as(token))
const rows = async <T>(box: TestSandbox, token: string, path: string, page = 'page') =>
  ((await box.call(path, { [page]: '1', pageSize: '10' }, as(token))).data as { content: T[] }).content
const list = (box: TestSandbox, token: string) => rows<Withdrawal>(box, token, '/uc/withdraw/list')
const wallet = async (box: TestSandbox, token: string, unit = 'USDT') =>
  (await box.call(`/uc/asset/wallet/${unit}`, {}, as(token))).data as {
    balance: string
    frozenBalance: string
  }

test('FEAT-09.f STATE-01.abe ENT-09.a a withdrawal is reviewing, transferring, successful: frozen from the start, debited with the last step', async () => {
  const { box, token } = await trader()
  const before = await wallet(box, token)
  const { code, message } = await withdraw(box, token, { code: await smsCode(box, token) })
  expect([code, message]).toEqual([0, 'Your withdrawal is under review.'])
  expect((await list(box, token))[0]).toMatchObject({
    coinName: 'USDT',
    protocolName: 'Tron (TRC20)',
    address: TRON,
    money: '100.00000000',
    fee: '1.00000000',
    realMoney: '99.00000000',
    status: 0,
    hash: null,
    processTime: null,
  })
  const during = await wallet(box, token)
  expect([before.balance, during.balance, during.frozenBalance]).toEqual([
    '125000.50000000',
    '124900.50000000',
    '100.00000000',
  ])
  box.clock.jump(MINUTE)
  expect((await list(box, token))[0]).toMatchObject({ status: 1, hash: null })
  box.clock.jump(MINUTE)
  expect((await list(box, token))[0]).toMatchObject({ status: 2, withdrawInfo: null, processMold: 0 })
  expect((await list(box, token))[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await wallet(box, token)).toMatchObject({ balance: '124900.50000000', frozenBalance: '0.00000000' })
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('ENT-08.a the record of a finished withdrawal has the payable, deducted and paid fee', async () => {
  const { box, token } = await trader()
  await withdraw(box, token, { code: await smsCode(box, token), money: '4000' })
  const records = () => rows<Transaction>(box, token, '/uc/asset/transaction/all', 'pageNo')
  expect((await records()).some(({ type }) => type === 1)).toBe(false)
  // Half of a thousandth is more than the least fee of 1.
  await box.panel('withdrawal', { account: 'trader@openbourse.test', step: 'approve' })
  await box.panel('withdrawal', { account: 'trader@openbourse.test', step: 'send' })
  expect((await records())[0]).toMatchObject({
    type: 1,
    symbol: 'USDT',
    amount: '-4000.00000000',
    fee: '2.00000000',
    discountFee: '0',
    realFee: '2.00000000',
    address: TRON,
  })
})

test('STATE-01.cdf a withdrawal that review or network refuses is returned in full', async () => {
  const { box, token } = await trader()
  const before = await wallet(box, token)
  const account = 'trader@openbourse.test'
  for (const [steps, status, reason] of [
    [['refuse'], -1, 'The review refused this withdrawal. The coins are back in your wallet.'],
    [['approve', 'fail'], 3, 'The network did not take this withdrawal. The coins are back in your wallet.'],
  ] as const) {
    box.clock.jump(2 * MINUTE)
    await withdraw(box, token, { code: await smsCode(box, token) })
    for (const step of steps)
      expect(await box.panel('withdrawal', { account, step })).toMatchObject({ status: 200 })
    expect((await list(box, token))[0]).toMatchObject({ status, withdrawInfo: reason, hash: null })
    expect(await wallet(box, token)).toEqual(before)
    // A withdrawal is decided once, by a tester or by time.
    expect((await box.panel('withdrawal', { account, step: 'approve' })).status).toBe(400)
    box.clock.jump(10 * MINUTE)
    expect((await list(box, token))[0]).toMatchObject({ status })
  }
  const records = await rows<Transaction>(box, token, '/uc/asset/transaction/all', 'pageNo')
  expect(records.some(({ type }) => type === 1)).toBe(false)
  expect(box.faults).toEqual([])
})

test('STATE-01.a a five-hundredth of what may go at once is reviewed by a machine, more by people', async () => {
  const { box, token } = await trader()
  const { data } = await box.call('/uc/withdraw/support/coin/info', {}, as(token))
  expect(data).toContainEqual(expect.objectContaining({ unit: 'USDT', threshold: '2000.00000000' }))
  for (const [money, status] of [
    ['2000', 1],
    ['2000.000001', 0],
  ] as const) {
    await withdraw(box, token, { code: await smsCode(box, token), money })
    box.clock.jump(MINUTE)
    expect((await list(box, token))[0]).toMatchObject({ status })
  }
})

test('STATE-01.a a large withdrawal is reviewed by people for most of a day', async () => {
  const { box, token } = await trader()
  await withdraw(box, token, { code: await smsCode(box, token), money: '20000' })
  box.clock.jump(60 * MINUTE)
  expect((await list(box, token))[0]).toMatchObject({ status: 0 })
  box.clock.jump(24 * 60 * MINUTE)
  expect((await list(box, token))[0]).toMatchObject({ status: 2 })
})

test("FEAT-09.a coin, network, address, memo and amount are validated by the network's rules", async () => {
  const { box, token } = await trader()
  const code = await smsCode(box, token)
  const refused = async (fields: Fields) => (await withdraw(box, token, { code, ...fields })).errors
  expect(await refused({ coinName: 'NOPE' })).toEqual([{ field: 'coinName', key: 'coin-illegal' }])
  expect(await refused({ coinprotocol: '2' })).toEqual([{ field: 'coinName', key: 'coin-not-support' }])
  // Closed at the moment.
  expect(await refused({ coinName: 'BTC', coinprotocol: '4' })).toEqual([
    { field: 'coinName', key: 'coin-not-support' },
  ])
  const evm = '0xdac17f958d2ee523a2206206994597c13d831ec7'
  for (const address of [evm, TRON.slice(0, -1), `${TRON}x`, TRON.replace('Q', '0')])
    expect(await refused({ address })).toEqual([{ field: 'address', key: 'wrong-address' }])
  expect(await refused({ memo: '1' })).toEqual([{ field: 'memo', key: 'wrong-memo' }])
  const ripple = { coinName: 'XRP', coinprotocol: '6', address: 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv' }
  expect(await refused({ ...ripple, memo: 'me' })).toEqual([{ field: 'memo', key: 'wrong-memo' }])
  expect(await refused({ money: '9.999999' })).toEqual([{ field: 'money', key: 'withdraw-min' }])
  expect(await refused({ money: '1000000.000001' })).toEqual([{ field: 'money', key: 'withdraw-max' }])
  expect(await refused({ money: '10.0000001' })).toEqual([{ field: 'money', key: 'too-many-places' }])
  expect((await withdraw(box, token, { code, ...ripple, memo: '42', money: '20.000001' })).code).toBe(0)
})

test('VAL-29.a MSG-01.d a withdrawal is limited by the balance, to the smallest unit', async () => {
  const { box, token } = await trader()
  const code = await smsCode(box, token)
  const over = await withdraw(box, token, { code, money: '125000.500001' })
  expect(over.errors).toEqual([{ field: 'money', key: 'insufficient-balance' }])
  expect(over.message).toBe('The balance is not enough.')
  expect((await withdraw(box, token, { code, money: '125000.5' })).code).toBe(0)
  expect(await wallet(box, token)).toMatchObject({ balance: '0.00000000', frozenBalance: '125000.50000000' })
})

test('FEAT-09.i VAL-10.ot MSG-12.a fund password and code are required, and each code is valid once', async () => {
  const { box, token } = await trader()
  const refused = async (fields: Fields) => (await withdraw(box, token, fields)).errors
  expect(await refused({ code: '000000' })).toEqual([{ field: 'code', key: 'verification-code-not-exists' }])
  const code = await smsCode(box, token)
  const wrong = code === '111111' ? '222222' : '111111'
  expect(await refused({ code: wrong })).toEqual([{ field: 'code', key: 'verification-code-incorrect' }])
  expect(await refused({ code, payPwd: 'not-the-one' })).toEqual([
    { field: 'payPwd', key: 'error-jypassword' },
  ])
  expect(await refused({ code, codeType: '3' })).toEqual([{ field: 'codeType', key: 'not-bind-google' }])
  expect((await withdraw(box, token, { code })).code).toBe(0)
  expect(await refused({ code })).toEqual([{ field: 'code', key: 'verification-code-not-exists' }])
  expect((await box.call('/uc/email/withdraw/code', {}, as(token))).code).toBe(0)
  expect((await box.call('/uc/email/withdraw/code', {}, as(token))).message).toBe(
    'A code was sent a moment ago. Look in your mailbox.',
  )
  const byMail = { codeType: '1', code: box.codeFor('trader@openbourse.test') }
  expect((await withdraw(box, token, byMail)).code).toBe(0)
  expect(box.faults).toEqual([])
})

test("FEAT-09.e an authenticator's code is accepted once", async () => {
  const box = await testSandbox()
  const show = async () => {
    const shown = (await box.panel('authenticator?account=google@openbourse.test')).body
    return (shown as { code: string }).code
  }
  const log = { username: 'google@openbourse.test', password: 'openbourse', code: await show() }
  const { token } = (await box.call('/uc/login', log)).data as { token: string }
  box.clock.jump(MINUTE)
  const code = await show()
  expect((await withdraw(box, token, { codeType: '3', code })).code).toBe(0)
  expect((await withdraw(box, token, { codeType: '3', code })).errors).toEqual([
    { field: 'code', key: 'verification-code-incorrect' },
  ])
})

test('VAL-33.a a member without verified name or phone is refused with the reason', async () => {
  const box = await testSandbox()
  const token = await box.logIn('reviewing')
  expect((await withdraw(box, token, { code: '000000' })).message).toMatch(/real name/i)
  const fresh = await box.logIn('new')
  expect((await box.call('/uc/mobile/withdraw/code', {}, as(fresh))).message).toMatch(/phone/i)
})

test('a locked wallet allows no withdrawal', async () => {
  const { box, token } = await trader()
  await box.panel('lock', { account: 'trader@openbourse.test', coin: 'USDT', locked: true })
  const { message } = await withdraw(box, token, { code: await smsCode(box, token) })
  expect(message).toBe('This wallet is locked.')
  expect(await list(box, token)).toMatchObject([])
})

test("a withdrawal to another member's address arrives there after its confirmations", async () => {
  const { box, token } = await trader()
  const other = await box.logIn('verified')
  const made = await box.call('/uc/address/create', { coinprotocol: '3' }, as(other))
  const { address } = made.data as { address: string }
  await withdraw(box, token, { code: await smsCode(box, token), address })
  box.clock.jump(2 * MINUTE)
  const [sent] = await list(box, token)
  const incoming = () => rows<Deposit>(box, other, '/uc/recharge/list')
  expect((await incoming())[0]).toMatchObject({ money: '99.00000000', status: 0, hash: sent?.hash })
  box.clock.jump(3 * MINUTE)
  expect((await incoming())[0]).toMatchObject({ status: 1 })
  expect(await wallet(box, other)).toMatchObject({ balance: '2599.00000000' })
})

test('FEAT-09.g a member cannot see the withdrawals or saved addresses of another one, nor delete them', async () => {
  const { box, token } = await trader()
  const other = await box.logIn('verified')
  await withdraw(box, token, { code: await smsCode(box, token) })
  expect(await list(box, other)).toEqual([])
  const save = { unit: 'USDT', coinprotocol: '3', address: TRON, remark: 'Cold wallet' }
  expect((await box.call('/uc/withdraw/address/add', save, as(token))).code).toBe(0)
  const saved = async (whose: string): Promise<SavedAddress[]> => {
    const { data } = await box.call('/uc/withdraw/support/coin/info', {}, as(whose))
    return (data as WithdrawableCoin[]).find(({ unit }) => unit === 'USDT')?.addresses ?? []
  }
  const [entry] = await saved(token)
  expect(entry).toMatchObject({ address: TRON, remark: 'Cold wallet', protocol: 3, memo: null })
  expect(await saved(other)).toEqual([])
  const id = String(entry?.id)
  expect((await box.call('/uc/withdraw/address/delete', { id }, as(other))).errors).toEqual([
    { field: 'id', key: 'wrong-address' },
  ])
  expect(await saved(token)).toHaveLength(1)
  // The same address again is renamed.
  await box.call('/uc/withdraw/address/add', { ...save, remark: 'Vault' }, as(token))
  expect(await saved(token)).toMatchObject([{ remark: 'Vault' }])
  expect((await box.call('/uc/withdraw/address/delete', { id }, as(token))).code).toBe(0)
  expect(await saved(token)).toEqual([])
})
