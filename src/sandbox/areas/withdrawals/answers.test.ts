import { expect, test } from 'vitest'
import { WithdrawalStatus as Status } from '#generated/wire/withdrawal-status.ts'
import type { WithdrawableCoin } from '#generated/wire/withdrawable-coin.ts'
import type { Withdrawal } from '#generated/wire/withdrawal.ts'
import { headers, wallet } from '../../hosts/memory/testing-ads.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { memoryJournal } from '../../kernel/journal.ts'
import { decode } from '../../kernel/serial.ts'
import { findMember } from '../members/members.ts'
import { START } from '../spot/testing-spot.ts'
import { MINUTE } from '../wallets/testing-money.ts'

const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const RIPPLE = 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv'
const ASK = {
  coinName: 'USDT',
  coinprotocol: '3',
  address: TRON,
  money: '100',
  codeType: '2',
  code: '000000',
  payPwd: 'openbourse',
}
type Fields = Readonly<Record<string, string>>

async function traderBox() {
  const journal = memoryJournal()
  const box = await testSandbox({ journal })
  const token = await box.logIn('trader')
  const call = (path: string, fields: Fields = {}, lang = 'en_US') =>
    box.call(path, fields, headers(token, lang))
  return {
    box,
    call,
    journal,
    wallet: (unit: string) => wallet(box, token, unit),
    withdraw: (fields: Fields) => call('/uc/withdraw/create', { ...ASK, ...fields }),
    phoneCode: async () => {
      await call('/uc/mobile/withdraw/code')
      return box.codeFor('13800000003')
    },
    step: (step: string) => box.panel('withdrawal', { account: 'trader@openbourse.test', step }),
    list: async (page: string, pageSize: string, lang?: string) =>
      (await call('/uc/withdraw/list', { page, pageSize }, lang)).data as { content: Withdrawal[] },
    coins: async () => (await call('/uc/withdraw/support/coin/info')).data as WithdrawableCoin[],
  }
}

const BITCOIN = `1${'A'.repeat(25)}`
const HASH = expect.stringMatching(/^[0-9a-f]{64}$/) as string
const TO_TRON = { coinName: 'USDT', protocol: 3, protocolName: 'Tron (TRC20)', address: TRON }
const TO_RIPPLE = { coinName: 'XRP', protocol: 6, protocolName: 'XRP Ledger', address: RIPPLE, memo: '42' }
const TO_BITCOIN = { coinName: 'BTC', protocol: 2, protocolName: 'Bitcoin', address: BITCOIN }
const TAKEN = { money: '100.00000000', fee: '1.00000000', realMoney: '99.00000000' }

/** Withdrawals, a minute between two, with the steps that are taken at once, and as they are listed at the end. */
const MADE: readonly (readonly [asked: Fields, steps: readonly string[], row: Partial<Withdrawal>])[] = [
  [
    { money: '4000' },
    ['approve', 'send'],
    {
      ...TO_TRON,
      money: '4000.00000000',
      fee: '2.00000000',
      realMoney: '3998.00000000',
      status: Status.PROCESSED,
      hash: HASH,
      processMold: 0,
    },
  ],
  [
    {},
    ['refuse'],
    {
      ...TO_TRON,
      ...TAKEN,
      status: Status.REJECTED,
      withdrawInfo: 'The review refused this withdrawal. The coins are back in your wallet.',
    },
  ],
  [
    { coinName: 'XRP', coinprotocol: '6', address: RIPPLE, memo: '42' },
    ['approve', 'fail'],
    {
      ...TO_RIPPLE,
      money: '100.00000000',
      fee: '0.25000000',
      realMoney: '99.75000000',
      status: Status.FAILED,
      withdrawInfo: 'The network did not take this withdrawal. The coins are back in your wallet.',
    },
  ],
  [
    { coinName: 'BTC', coinprotocol: '2', address: BITCOIN, money: '0.1' },
    ['approve'],
    {
      ...TO_BITCOIN,
      money: '0.10000000',
      fee: '0.00020000',
      realMoney: '0.09980000',
      status: Status.PROCESSING,
      processTime: null,
    },
  ],
  [{}, [], { ...TO_TRON, ...TAKEN, status: Status.PENDING, processTime: null }],
]

test('FEAT-09.f ENT-09.a withdrawals are listed with all they have, newest first, page by page', async () => {
  const { box, withdraw, phoneCode, step, list } = await traderBox()
  const rows: object[] = []
  for (const [index, [asked, steps, row]] of MADE.entries()) {
    box.clock.jump(MINUTE)
    const now = box.clock.now()
    const code = await phoneCode()
    expect((await withdraw({ ...asked, code })).message).toBe('Your withdrawal is under review.')
    for (const each of steps) await step(each)
    const others = {
      hash: null,
      processMold: null,
      processTime: now,
      withdrawInfo: null,
      memo: null,
      remark: null,
    }
    rows.unshift({ id: index + 1, addTime: now, ...others, ...row })
  }
  const page = { totalElements: 5, totalPages: 3, size: 2 }
  expect(await list('1', '2')).toEqual({ ...page, content: rows.slice(0, 2) })
  expect(await list('2', '2')).toEqual({ ...page, content: rows.slice(2, 4) })
  expect(await list('3', '2')).toEqual({ ...page, content: rows.slice(4) })
  const reasonIn = async (lang: string) => (await list('1', '10', lang)).content[2]?.withdrawInfo
  expect(await reasonIn('de_DE')).not.toBe(await reasonIn('en_US'))
})

test('FEAT-09.a the coins that can leave have their terms, balances and saved addresses', async () => {
  const { call, coins, withdraw, phoneCode } = await traderBox()
  const save = (fields: Fields) => call('/uc/withdraw/address/add', { remark: 'Vault', ...fields })
  expect((await save({ unit: 'XRP', coinprotocol: '6', address: RIPPLE, memo: '7' })).message).toBe('Saved.')
  await save({ unit: 'USDT', coinprotocol: '3', address: TRON, remark: 'Cold' })
  await withdraw({ money: '25000.25', code: await phoneCode() })
  const all = await coins()
  const units = all.map(({ unit }) => unit)
  expect(units).toEqual('USDT BTC ETH OBX USDC BNB SOL XRP ADA DOGE TRX LTC LINK DOT AVAX'.split(' '))
  expect((await call('/uc/withdraw/support/coin')).data).toEqual(units)
  expect(all[0]).toEqual({
    unit: 'USDT',
    name: 'Tether',
    nameCn: '泰达币',
    balance: '100000.25000000',
    threshold: '2000.00000000',
    minAmount: '10.00000000',
    maxAmount: '1000000',
    minTxFee: '0.30000000',
    maxTxFee: null,
    withdrawScale: 8,
    canAutoWithdraw: 1,
    accountType: 0,
    addresses: [{ id: 2, address: TRON, remark: 'Cold', protocol: 3, memo: null }],
  })
  expect(all[7]).toMatchObject({
    unit: 'XRP',
    accountType: 1,
    addresses: [{ id: 1, address: RIPPLE, remark: 'Vault', protocol: 6, memo: '7' }],
  })
  expect(all[1]?.addresses).toEqual([])
  expect((await call('/uc/withdraw/address/delete', { id: '2' })).message).toBe('Deleted.')
  expect((await coins())[0]?.addresses).toEqual([])
})

test.each<[what: string, fields: Fields, key: string, field?: string]>([
  ['more than there is', { money: '125000.500001' }, 'insufficient-balance', 'money'],
  [
    'of a locked wallet',
    { coinName: 'BTC', coinprotocol: '2', address: BITCOIN, money: '1' },
    'wallet-locked',
  ],
])(
  'FEAT-09.a a withdrawal %s is refused before password and code are looked at',
  async (_, fields, key, field) => {
    const { box, withdraw, wallet: walletOf } = await traderBox()
    await box.panel('lock', { account: 'trader@openbourse.test', coin: 'BTC', locked: true })
    const before = await walletOf('USDT')
    expect(await withdraw({ payPwd: 'not-the-one', ...fields })).toMatchObject(refusedWith(key, field))
    expect(await withdraw({ payPwd: 'not-the-one' })).toMatchObject(refusedWith('error-jypassword', 'payPwd'))
    expect(await walletOf('USDT')).toEqual(before)
  },
)

test.each([
  ['2', '/uc/mobile/withdraw/code', '13800000003', 'sms'],
  ['1', '/uc/email/withdraw/code', 'trader@openbourse.test', 'email'],
] as const)(
  'FEAT-09.i a withdrawal with a factor of type %s keeps by which way its code came',
  async (codeType, path, address, by) => {
    const { box, call, journal, withdraw } = await traderBox()
    expect((await call(path)).message).toBe('The code is on its way.')
    const code = box.codeFor(address)
    expect((await withdraw({ codeType, code })).code).toBe(0)
    expect(decode([...journal.records(0)].at(-1)?.command ?? '')).toMatchObject({
      type: 'withdrawal.create',
      member: findMember(box.view(), 'email', 'trader@openbourse.test')?.id,
      factor: { by, code },
    })
    expect(Object.values(box.view().withdrawals)).toMatchObject([{ time: START, inside: null }])
  },
)
