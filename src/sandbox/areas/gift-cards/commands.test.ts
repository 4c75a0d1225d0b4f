import { expect, test } from 'vitest'
import type { GiftCard } from '#generated/wire/gift-card.ts'
import { headers, wallet } from '../../hosts/memory/testing-ads.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { exchangeOf } from '../exchange.ts'
import { giftCardDues, giftCardFrozen } from './commands.ts'

const PATH = '/uc/promotion/promotioncard'

/** A sandbox in which the trader has claimed the free card, with members by user name. */
async function claimed() {
  const box = await testSandbox()
  const call = async (who: string, path: string, fields: Record<string, string> = {}) =>
    box.call(`${PATH}/${path}`, fields, headers(await box.logIn(who)))
  const claim = async (who: string) => (await call(who, 'getfreecard')).data as GiftCard
  const redeem = (who: string, cardNo: string) => call(who, 'exchangecard', { cardNo })
  return { box, call, claim, redeem, card: await claim('trader') }
}

/** Returns the frozen coins of one member's redemptions. */
const frozenOf = (box: TestSandbox, name: string) =>
  giftCardFrozen(box.view()).filter(({ member }) => member === memberOf(box, name).id)

function memberOf(box: TestSandbox, name: string) {
  const member = Object.values(box.view().members).find(({ username }) => username === name)
  if (member === undefined) throw new RangeError(`no member ${name}`)
  return member
}

test('FEAT-23.a ENT-16.a a card and its redemption are answered with all their fields', async () => {
  const { box, call, redeem, card } = await claimed()
  const { promotionCode, id } = memberOf(box, 'trader')
  const kept = box.view().giftCards[card.id]
  if (kept === undefined) throw new RangeError('the card is kept')
  const amount = (units: bigint): string =>
    `${units / 100_000_000n}.${String(units % 100_000_000n).padStart(8, '0')}`
  expect(card).toEqual({
    id: box.view().nextGiftCardId - 1,
    memberId: id,
    cardName: 'Free gift card',
    cardNo: kept.secret,
    cardDesc: null,
    coinId: 'BTC',
    amount: amount(kept.units),
    totalAmount: amount(kept.units * 30n),
    count: 30,
    exchangeCount: 0,
    isFree: 1,
    isLock: 1,
    lockDays: 180,
    isEnabled: 1,
    createTime: '2026-11-21 09:30:00',
  })
  expect(card.cardNo.startsWith(promotionCode)).toBe(true)
  await redeem('verified', card.cardNo)
  expect((await call('verified', 'redeemed')).data).toEqual([
    {
      id: card.id,
      cardName: 'Free gift card',
      coinId: 'BTC',
      amount: card.amount,
      redeemTime: '2026-11-21 09:30:00',
      releaseTime: '2027-05-20 09:30:00',
      isReleased: 0,
    },
  ])
  Object.assign(box.view().giftCards[card.id] ?? {}, { lockDays: 0, isEnabled: false, redeemed: 7 })
  expect((await call('trader', 'mycard')).data).toEqual([
    { ...card, isLock: 0, lockDays: 0, isEnabled: 0, exchangeCount: 7 },
  ])
})

test('a redemption of a card that is not on record is left out of the list', async () => {
  const { box, call, redeem, card } = await claimed()
  await redeem('verified', card.cardNo)
  delete box.view().giftCards[card.id]
  expect((await call('verified', 'redeemed')).data).toEqual([])
  expect(frozenOf(box, 'verified')).toEqual([])
})

test('LIMIT-02.e coins of a redemption count as frozen until it is released, once', async () => {
  const { box, redeem, card } = await claimed()
  const { id } = memberOf(box, 'verified')
  expect(frozenOf(box, 'verified')).toEqual([])
  await redeem('verified', card.cardNo)
  const units = box.view().giftCards[card.id]?.units ?? 0n
  expect(frozenOf(box, 'verified')).toEqual([{ member: id, coin: 'BTC', units }])
  const due = { type: 'giftCard.release', card: card.id, member: id } as const
  const time = box.clock.now()
  const release = (item: typeof due) =>
    giftCardDues['giftCard.release'](box.view(), item, { time } as Parameters<
      (typeof giftCardDues)['giftCard.release']
    >[2])
  const before = parseFloat((await wallet(box, await box.logIn('verified'), 'BTC')).balance)
  // Neither a member who redeemed nothing, nor a card that this member did not redeem.
  release({ ...due, member: memberOf(box, 'merchant').id })
  release({ ...due, card: card.id + 1 })
  expect(frozenOf(box, 'verified')).toHaveLength(1)
  release(due)
  release(due)
  expect(frozenOf(box, 'verified')).toEqual([])
  const after = await wallet(box, await box.logIn('verified'), 'BTC')
  expect(parseFloat(after.balance) - before).toBeCloseTo(parseFloat(card.amount), 8)
  expect(after.frozenBalance).toBe('0.00000000')
})

test('a member who has an inviter keeps him, whoever gives a card', async () => {
  const { box, redeem, card } = await claimed()
  const [verified, merchant] = [memberOf(box, 'verified'), memberOf(box, 'merchant')]
  verified.inviter = merchant.id
  expect((await redeem('verified', card.cardNo)).code).toBe(0)
  expect(verified.inviter).toBe(merchant.id)
})

test('no member descends from itself: a card of a friend’s friend makes no inviter', async () => {
  const { box, redeem, claim } = await claimed()
  const [trader, verified, merchant] = [
    memberOf(box, 'trader'),
    memberOf(box, 'verified'),
    memberOf(box, 'merchant'),
  ]
  verified.inviter = trader.id
  merchant.inviter = verified.id
  const { cardNo } = await claim('merchant')
  expect((await redeem('trader', cardNo)).code).toBe(0)
  expect([trader.inviter, verified.inviter, merchant.inviter]).toEqual([null, trader.id, verified.id])
})

test('the exchange switches no card that there is not', async () => {
  const { box, card } = await claimed()
  const enable = (id: number) => {
    const outcome = exchangeOf(box.view()).apply(
      { type: 'giftCard.enable', id, isEnabled: false },
      box.clock.now(),
    )
    return outcome.accepted ? 'accepted' : outcome.refusal.key
  }
  expect([enable(card.id + 1), enable(card.id)]).toEqual(['record-not-found', 'accepted'])
  expect(box.view().giftCards[card.id]?.isEnabled).toBe(false)
})
