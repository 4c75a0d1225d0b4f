import { AdSide } from '#generated/wire/ad-side.ts'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import { cancel } from '../../kernel/due.ts'
import { countPostings, HOLD, postingsAfter } from '../../kernel/ledger.ts'
import { randomOf } from '../../kernel/random.ts'
import { stateHash } from '../../kernel/serial.ts'
import type { AdDraft } from '../ads/ad.ts'
import { testExchange } from '../spot/testing-spot.ts'
import type { Command } from '../state.ts'
import type { OtcCommand } from './commands.ts'
import { unitsOf } from './testing-otc.ts'

/** Members of the exchange that `trades` makes. */
export const [OWNER, CUSTOMER, STRANGER] = [600_001, 600_002, 600_003] as const

/** A sale of 100 USDT at two euro each, in trades of 10 to 150 euro. Its owner, no merchant, pays a thousandth. */
export const SALE: AdDraft = {
  side: AdSide.SELL,
  coin: 'USDT',
  country: '德国',
  currency: 'EUR',
  price: { cents: 200n },
  units: unitsOf('100'),
  leastCents: 1000n,
  mostCents: 15_000n,
  minutes: 15,
  pay: ['Bank Transfer'],
  auto: 0,
  text: null,
  remark: null,
}
export const PURCHASE: AdDraft = { ...SALE, side: AdSide.BUY }

const BANK = 2
/** Values of a payment record with one text. */
const valuesOf = (text: string) => [{ text }, null, null, null, null, null, null]
/** The bank account of a member as an order keeps it. */
export const bankOf = (member: number) => ({
  id: member - 600_000,
  member,
  kind: BANK,
  values: valuesOf(`bank of ${member}`),
})

type Options = {
  readonly seed?: string
  /** Trades on ads are orders; otherwise they are booked at once, as in older records. */
  readonly hasBegun?: boolean
  /** Computed advertisers have ads. */
  readonly ads?: boolean
  /** Customers of the sandbox come to the ads of the owner; else nobody but the members of a test does. */
  readonly visited?: boolean
}

/** An exchange without calls: three members with 1000 USDT and a bank account each. */
export function trades({ seed = 'test', hasBegun = true, ads = false, visited = false }: Options = {}) {
  const exchange = testExchange(3, { USDT: unitsOf('1000') }, seed)
  const { state, events } = exchange
  let now = state.now
  const run = (command: Command): unknown => exchange.run(command, now)
  for (const member of [OWNER, CUSTOMER, STRANGER])
    run({ type: 'payment.save', id: null, member, kind: BANK, values: valuesOf(`bank of ${member}`) })
  if (hasBegun) run({ type: 'otc.begin', ads })
  let posted = countPostings(state.ledger)
  const place = (type: 'otc.buy' | 'otc.sell') => {
    const placed = (ad: number, amount: string, more: Partial<OtcCommand & { type: typeof type }> = {}) => {
      const units = unitsOf(amount)
      const terms = { ad, price: 200n, cents: (units * 200n) / unitsOf('1'), units, remark: null }
      return run({ type, member: CUSTOMER, ...terms, ...more })
    }
    return placed
  }
  const placed = { buy: place('otc.buy'), sell: place('otc.sell') }
  /** Puts an ad of the owner on the shelf. */
  const shelve = (draft: AdDraft, more: Partial<AdDraft> = {}): number => {
    const ad = run({ type: 'ad.create', member: OWNER, draft: { ...draft, ...more } }) as number
    run({ type: 'ad.putOn', member: OWNER, id: String(ad) })
    const { nextVisit } = state.ads[ad] ?? {}
    if (nextVisit === undefined || nextVisit === null) throw new Error('the ad is not on the shelf')
    if (!visited) cancel(state.due, nextVisit)
    return ad
  }
  /** Events since the last call. */
  const happened = () => events.splice(0)
  return {
    state,
    run,
    ...placed,
    shelve,
    /** Lets time pass. */
    wait(ms: number): void {
      now += ms
      exchange.until(now)
    },
    /** Opens an order of the customer on a new ad, of 20 USDT unless said otherwise. */
    open(draft: AdDraft, amount = '20', more: Partial<AdDraft> = {}) {
      const ad = shelve(draft, more)
      const sn = String(placed[draft.side === AdSide.SELL ? 'buy' : 'sell'](ad, amount))
      if (state.otc.orders[sn] === undefined) throw new Error(sn)
      return { ad, sn }
    },
    /** Runs a command that has to change nothing, and returns the key of its refusal. */
    refused(command: Command): unknown {
      const before = stateHash(state)
      const key = run(command)
      if (stateHash(state) !== before) throw new Error('a refused command has changed the exchange')
      return key
    },
    /** Postings since the last call, or since a number, each as its type, its reference and what it moves. */
    postings(since = posted) {
      const rows = [...postingsAfter(state.ledger, since)].map(({ type, reference, entries }) => [
        type === HOLD ? 'hold' : type,
        reference,
        ...entries.map(({ account: { owner, kind, coin, bucket }, units }) => ({
          [`${owner} ${kind} ${coin} ${bucket}`]: units,
        })),
      ])
      posted = countPostings(state.ledger)
      return rows
    },
    happened,
    /** Events since the last call: kind of a change and who made it, or who is told of what, and what moved. */
    news: () =>
      happened().map(({ type, member, event, by }) => {
        if (type !== 'member.event') return [type, by]
        const { kind, account, amount } = event as Pick<MemberEvent, 'kind' | 'account' | 'amount'>
        return [member, kind, account, amount]
      }),
    /** The words or the notice of each entry of a chat, and who said or did it. */
    notices: (sn: string) =>
      (state.otc.chats[sn] ?? []).map((entry) => ['notice' in entry ? entry.notice : entry.text, entry.from]),
    /** Items that are due later, of the otc area, by time. */
    plans: () =>
      state.due.items
        .filter(({ payload }) => payload.type.startsWith('otc.'))
        .map(({ time, payload }) => ({ after: time - now, ...payload }))
        .toSorted((a, b) => a.after - b.after),
  }
}

export type Trades = ReturnType<typeof trades>

export const DRAFTS = { sale: SALE, purchase: PURCHASE } as const

/** Members of an order of the customer on an ad of the owner. */
export const buyerOf = ({ side }: AdDraft): number => (side === AdSide.SELL ? CUSTOMER : OWNER)
export const sellerOf = ({ side }: AdDraft): number => (side === AdSide.SELL ? OWNER : CUSTOMER)

/** Acts in an order by the member, or the tester, who may do them. */
export function acts({ run }: Trades, sn: string, draft: AdDraft) {
  const [buyer, seller] = [buyerOf(draft), sellerOf(draft)]
  const commands = {
    pay: { type: 'otc.pay', member: buyer, sn },
    release: { type: 'otc.release', member: seller, sn },
    cancel: { type: 'otc.cancel', member: buyer, sn },
    appeal: { type: 'otc.appeal', member: buyer, sn, remark: 'I paid.' },
    staffReleases: { type: 'otc.decide', sn, outcome: 'release' },
    staffCancels: { type: 'otc.decide', sn, outcome: 'cancel' },
  } as const satisfies Readonly<Record<string, Command>>
  return (...names: readonly (keyof typeof commands)[]): unknown[] => names.map((name) => run(commands[name]))
}

/** A seed with which the share of a hundred that a label draws is this one. */
export function seedFor(labelOf: (seed: string) => string, share: number): string {
  for (let number = 0; ; number++)
    if (randomOf(labelOf(`s${number}`)).below(100) === share) return `s${number}`
}
