import { MerchantStatus } from '#generated/wire/merchant-status.ts'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryJournal } from '../kernel/journal.ts'
import { auditLedger } from '../kernel/audit-ledger.ts'
import { balanceOf, countPostings } from '../kernel/ledger.ts'
import { COINS } from './wallets/coins.ts'
import type { State } from './state.ts'
import { walletId } from './wallets/commands.ts'
import { type TestSandbox, testSandbox } from '../hosts/memory/testing.ts'
import { actOnAd, headers, BTC_SALE, BUY, create } from '../hosts/memory/testing-ads.ts'
import { picture } from '../hosts/memory/testing-pictures.ts'

const people = ['trader', 'merchant', 'verified'] as const
type Person = (typeof people)[number]
const person = fc.constantFrom(...people)
const coin = fc.constantFrom('USDT', 'BTC', 'ETH')

const step = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    who: person,
    coin,
    path: fc.constantFrom('swap', 'coinswap', 'second'),
    into: fc.boolean(),
    units: fc.integer({ min: 1, max: 500_000_000_000 }),
  }),
  fc.record({
    kind: fc.constant('write' as const),
    who: person,
    sale: fc.boolean(),
    hundredths: fc.integer({ min: 5, max: 300 }),
  }),
  fc.record({
    kind: fc.constantFrom('on/shelves' as const, 'off/shelves' as const, 'delete' as const),
    who: person,
    ad: fc.nat(7),
  }),
  fc.record({ kind: fc.constant('customer' as const), ad: fc.nat(7), all: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('apply' as const, 'leave' as const), who: person, refuse: fc.boolean() }),
  fc.record({ kind: fc.constant('decide' as const), who: person, refuse: fc.boolean() }),
  fc.record({ kind: fc.constant('lock' as const), who: person, coin, locked: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 40_000 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const idOf = (state: State, who: Person): number =>
  Object.values(state.members).find(({ username }) => username === who)?.id ?? 0

/** Written by hand, so that the ledger is not asked about itself. */
const amount = (units: number): string => `${Math.floor(units / 1e8)}.${String(units % 1e8).padStart(8, '0')}`

function move(
  box: TestSandbox,
  token: string,
  { who, coin, path, into, units }: Extract<Step, { kind: 'move' }>,
) {
  const number = path === 'second' ? '2' : '1'
  const numberOf = (kind: 'spot' | 'swap' | 'coinSwap'): string =>
    String(walletId(idOf(box.view(), who), kind, COINS.find(({ unit }) => unit === coin)?.id ?? 0))
  const [spot, other] = [numberOf('spot'), numberOf(path === 'swap' ? 'swap' : 'coinSwap')]
  const [fromWalletId, toWalletId] = into ? [spot, other] : [other, spot]
  const wallets = path === 'second' ? {} : { fromWalletId, toWalletId }
  const [from, to] = into ? ['0', number] : [number, '0']
  return box.call(
    `/${path}/wallet/trans`,
    { unit: coin, from, to, amount: amount(units), ...wallets },
    headers(token),
  )
}

async function apply(box: TestSandbox, token: string, refuse: boolean) {
  const address = (await box.upload(token, picture.png())).data
  const texts = { telno: '15100000002', wechat: refuse ? 'REFUSE' : 'me', qq: '10001', coinSymbol: 'USDT' }
  const json = JSON.stringify({ ...texts, assetData: address, tradeData: address })
  return box.call(
    '/uc/approve/certified/business/apply',
    { json, businessAuthDepositId: '1' },
    headers(token),
  )
}

async function take(box: TestSandbox, tokens: Record<Person, string>, step: Step): Promise<void> {
  const ad = (index: number): string => String(Object.values(box.view().ads)[index]?.id ?? 1)
  switch (step.kind) {
    case 'move':
      await move(box, tokens[step.who], step)
      break
    case 'write': {
      const number = amount(step.hundredths * 1e6)
      const limits = { number, maxLimit: '3000' }
      await create(box, tokens[step.who], { ...(step.sale ? BTC_SALE : BUY), ...limits })
      break
    }
    case 'customer':
      await box.panel('customer', { ad: ad(step.ad), all: step.all })
      break
    case 'apply':
      await apply(box, tokens[step.who], step.refuse)
      break
    case 'leave':
      await box.call(
        '/uc/approve/cancel/business',
        { detail: step.refuse ? 'REFUSE' : '' },
        headers(tokens[step.who]),
      )
      break
    case 'decide': {
      const account = `${step.who}@openbourse.test`
      await box.panel('review', { account, what: 'merchant', refuse: step.refuse })
      break
    }
    case 'lock':
      await box.panel('lock', {
        account: `${step.who}@openbourse.test`,
        coin: step.coin,
        locked: step.locked,
      })
      break
    case 'wait':
      box.clock.jump(step.seconds * 1000)
      break
    default:
      await actOnAd(box, tokens[step.who], step.kind, ad(step.ad))
  }
}

/** Units that open orders take from a seller: of a sale with the owner's fee. */
const inOrders = ({ otc }: State, member: number, coin: string): bigint =>
  Object.values(otc.orders)
    .filter((order) => order.coin === coin && order.ended === null)
    .filter(({ side, owner, customer }) => member === (side === AdSide.SELL ? owner : customer))
    .reduce((sum, { side, units, fee }) => sum + units + (side === AdSide.SELL ? fee : 0n), 0n)

/** Returns the units of a member's spot wallet that have to be frozen: sales on the shelf, orders, and the deposit. */
function held(state: State, member: number, coin: string): bigint {
  const sales = Object.values(state.ads).filter(
    (ad) =>
      ad.member === member &&
      ad.shelf === AdShelf.PUT_ON_SHELVES &&
      ad.side === AdSide.SELL &&
      ad.coin === coin,
  )
  const merchant = state.merchants[member]
  const { NOT_CERTIFIED: none, FAILED: refused, RETURN_SUCCESS: returned } = MerchantStatus
  const free: readonly number[] = [none, refused, returned]
  const deposit =
    merchant !== undefined && merchant.deposit.coin === coin && !free.includes(merchant.status)
      ? merchant.deposit.units
      : 0n
  return sales.reduce((sum, { left }) => sum + left, deposit + inOrders(state, member, coin))
}

test('after random actions of members, customers and time the books balance, and a replay gives the same state', async () => {
  let moved = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const journal = memoryJournal()
      const box = await testSandbox({ journal })
      const tokens = {
        trader: await box.logIn('trader'),
        merchant: await box.logIn('merchant'),
        verified: await box.logIn('verified'),
      }
      const before = countPostings(box.view().ledger)
      for (const each of steps) {
        await take(box, tokens, each)
        const state = box.view()
        for (const who of people) {
          const member = idOf(state, who)
          for (const unit of ['USDT', 'BTC', 'ETH', 'SOL']) {
            const frozen = { owner: `m${member}`, kind: 'spot', coin: unit, bucket: 'frozen' } as const
            expect(balanceOf(state.ledger, frozen)).toBe(held(state, member, unit))
          }
        }
      }
      // What the contract does not name yet is another matter.
      expect(box.faults).toEqual([])
      expect(auditLedger(box.view().ledger)).toEqual([])
      moved += countPostings(box.view().ledger) - before
      const again = await testSandbox({ journal, clock: box.clock })
      expect(again.hash()).toBe(box.hash())
      // An exported journal replays too, and contains no personal data.
      const exported = (await box.panel('journal')).body
      expect(JSON.stringify(exported)).not.toMatch(/Theo|Mei M|DE02120300|15100000002|Banks only/)
      const elsewhere = await testSandbox({ clock: box.clock })
      expect(await elsewhere.panel('journal', exported)).toMatchObject({ status: 200 })
      expect(elsewhere.view().ledger.balances).toEqual(box.view().ledger.balances)
    }),
    { numRuns: 25 },
  )
  // Steps that are all refused would prove nothing.
  expect(moved).toBeGreaterThan(100)
}, 60_000)
