import { expect, test } from 'vitest'
import type { GiftCard } from '#generated/wire/gift-card.ts'
import type { RedeemedGiftCard } from '#generated/wire/redeemed-gift-card.ts'
import { CNY_RATE } from '../currency/currencies.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { headers, wallet } from '../../hosts/memory/testing-ads.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

const DAY = 86_400_000
const PATH = '/uc/promotion/promotioncard'
const cards = async (box: TestSandbox, token: string) =>
  (await box.call(`${PATH}/mycard`, {}, headers(token))).data as GiftCard[]
const redeemed = async (box: TestSandbox, token: string) =>
  (await box.call(`${PATH}/redeemed`, {}, headers(token))).data as RedeemedGiftCard[]
const claim = (box: TestSandbox, token: string) => box.call(`${PATH}/getfreecard`, {}, headers(token))
const redeem = (box: TestSandbox, token: string, cardNo: string) =>
  box.call(`${PATH}/exchangecard`, { cardNo }, headers(token))

/** A sandbox in which the trader has claimed the free card. */
async function claimed() {
  const box = await testSandbox()
  const giver = await box.logIn('trader')
  const { data } = await claim(box, giver)
  return { box, giver, card: data as GiftCard }
}

test('FEAT-23.a ENT-16.a LIMIT-02.bd thirty cards are free, once per member, worth about 2000 yuan, frozen 180 days', async () => {
  const { box, giver, card } = await claimed()
  expect(card).toMatchObject({
    coinId: 'BTC',
    count: 30,
    exchangeCount: 0,
    isFree: 1,
    isLock: 1,
    lockDays: 180,
    isEnabled: 1,
  })
  expect(card.cardNo).toMatch(/^TRADER22\w{5}$/)
  const price = (await box.call('/uc/asset/wallet', {}, headers(giver))).data as {
    coin: { unit: string; usdRate: string }
  }[]
  const dollars = parseFloat(price.find(({ coin }) => coin.unit === 'BTC')?.coin.usdRate ?? '0')
  const yuan = parseFloat(card.totalAmount) * dollars * parseFloat(CNY_RATE)
  expect(yuan).toBeGreaterThan(1900)
  expect(yuan).toBeLessThanOrEqual(2000)
  expect((await claim(box, giver)).message).toBe('You have already claimed your free card.')
  expect(await cards(box, giver)).toEqual([card])
})

test("FEAT-23.a LIMIT-02.e a card's amount is frozen, and released on the shown day", async () => {
  const { box, card } = await claimed()
  const token = await box.logIn('verified')
  const before = await wallet(box, token, 'BTC')
  expect(await redeem(box, token, card.cardNo)).toMatchObject({
    code: 0,
    message: 'The gift card is redeemed.',
  })
  expect(await wallet(box, token, 'BTC')).toMatchObject({
    balance: before.balance,
    frozenBalance: card.amount.padEnd(10, '0'),
  })
  const [own] = await redeemed(box, token)
  expect(own).toMatchObject({
    coinId: 'BTC',
    amount: card.amount,
    isReleased: 0,
    redeemTime: '2026-11-21 09:30:00',
    releaseTime: '2027-05-20 09:30:00',
  })
  box.clock.jump(180 * DAY - 1000)
  const later = await box.logIn('verified')
  expect((await wallet(box, later, 'BTC')).balance).toBe(before.balance)
  box.clock.jump(1000)
  expect(await wallet(box, later, 'BTC')).toMatchObject({ frozenBalance: '0.00000000' })
  expect(parseFloat((await wallet(box, later, 'BTC')).balance)).toBeCloseTo(
    parseFloat(before.balance) + parseFloat(card.amount),
    8,
  )
  expect((await redeemed(box, later))[0]?.isReleased).toBe(1)
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('VAL-34.ab claiming and redeeming a card requires a verified real name', async () => {
  const { box, card } = await claimed()
  for (const name of ['new', 'reviewing', 'refused']) {
    const token = await box.logIn(name)
    for (const answer of [await redeem(box, token, card.cardNo), await claim(box, token)])
      expect([answer.code, answer.message]).toEqual([500, 'Your real name has to be verified first.'])
  }
})

test('LIMIT-02.c each refusal gives its reason: unknown, own, redeemed before, one per member, switched off, wallet locked', async () => {
  const { box, giver, card } = await claimed()
  const token = await box.logIn('verified')
  const key = async (who: string, code: string) => (await redeem(box, who, code)).errors[0]?.key
  expect(await key(token, 'NOBODY')).toBe('invalid-card-number')
  expect(await key(giver, card.cardNo)).toBe('own-gift-card')
  await box.panel('gift-card', { id: card.id, enabled: false })
  expect(await key(token, card.cardNo)).toBe('invalid-exchange-card')
  await box.panel('gift-card', { id: card.id, enabled: true })
  const lock = (locked: boolean) =>
    box.panel('lock', { account: 'verified@openbourse.test', coin: 'BTC', locked })
  await lock(true)
  expect((await redeem(box, token, card.cardNo)).message).toBe('You have no wallet for this coin.')
  await lock(false)
  // People copy codes by hand.
  expect((await redeem(box, token, card.cardNo.toLowerCase())).code).toBe(0)
  expect(await key(token, card.cardNo)).toBe('promotion-card-already-redeemed')
  const merchant = await box.logIn('merchant')
  const other = (await claim(box, merchant)).data as GiftCard
  expect(await key(token, other.cardNo)).toBe('official-promo-card-once')
  expect((await cards(box, await box.logIn('trader')))[0]?.exchangeCount).toBe(1)
})

test('LIMIT-02.a the last of the thirty cards is redeemed, and none after it', async () => {
  const { box, card } = await claimed()
  const [last, late] = [await box.logIn('verified'), await box.logIn('merchant')]
  // Members of the exchange's own making have the others.
  Object.assign(box.view().giftCards[card.id] ?? {}, { redeemed: 29 })
  expect((await redeem(box, last, card.cardNo)).code).toBe(0)
  expect(await redeem(box, late, card.cardNo)).toMatchObject(refusedWith('promotion-card-redeemed', 'cardNo'))
  expect(await redeemed(box, late)).toEqual([])
})

test('a redeemed card makes its giver the inviter of a member without one, and never of its own inviter', async () => {
  const { box, card } = await claimed()
  await redeem(box, await box.logIn('verified'), card.cardNo)
  const inviterOf = (name: string) =>
    Object.values(box.view().members).find(({ username }) => username === name)?.inviter
  const idOf = (name: string) =>
    Object.values(box.view().members).find(({ username }) => username === name)?.id
  expect(inviterOf('verified')).toBe(idOf('trader'))
  const theirs = (await claim(box, await box.logIn('verified'))).data as GiftCard
  await redeem(box, await box.logIn('trader'), theirs.cardNo)
  expect(inviterOf('trader')).toBeNull()
})

test('a member cannot see the cards of another one, given or redeemed', async () => {
  const { box, card } = await claimed()
  const token = await box.logIn('verified')
  await redeem(box, token, card.cardNo)
  expect(await cards(box, token)).toEqual([])
  expect(await redeemed(box, await box.logIn('merchant'))).toEqual([])
})
