import { blankMember, FIRST_MEMBER } from '../areas/members/members.ts'
import { worth } from '../areas/spot/order.ts'
import { countOf } from '#src/core/money/whole.ts'
import { COINS } from '../areas/wallets/coins.ts'
import type { Command, State } from '../areas/state.ts'
import { Refusal } from '../kernel/refusal.ts'
import { randomOf } from '../kernel/random.ts'
import { marketsOf } from '../market/markets.ts'
import { PAIRS } from '../market/pairs.ts'

/** An exchange as far as it is kept busy. */
type Busy = {
  readonly view: () => State
  readonly submit: (command: Command) => Promise<unknown>
  readonly seq: () => number
}

export const BUSY_PASSWORD = 'openbourse'
const MEMBERS = 50
/** Out of a hundred commands, those of the first member: whose lists are the longest. */
const HEAVY_SHARE = 40
const RICH = 10n ** 17n
const USDT = 3

export const busyAddress = (index: number): string => `busy${index}@example.org`

/**
 * Plays the life of a small exchange until its journal has so many records: members who place and cancel orders, trade,
 * convert, transfer, deposit, withdraw and ask for codes. `pass` is called with the milliseconds between two commands.
 */
export async function playBusy(
  seed: string,
  { view, submit, seq }: Busy,
  { records, password, pass }: { records: number; password: Parameters<typeof busyMember>[1]; pass: (ms: number) => void },
): Promise<void> {
  for (let index = 0; index < MEMBERS; index++) await submit(busyMember(index, password))
  const random = randomOf(`${seed}/busy`)
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  const open: { readonly member: number; readonly id: string }[] = []
  let step = 1

  function draw(): Command {
    const member = FIRST_MEMBER + (random.below(100) < HEAVY_SHARE ? 0 : random.below(MEMBERS))
    const kind = random.below(100)
    const coin = one(COINS).unit
    if (kind < 36 && open.length > 30) {
      const { member: owner, id } = open.splice(random.below(open.length), 1)[0] as (typeof open)[number]
      return { type: 'spot.cancel', member: owner, id }
    }
    if (kind < 82) {
      const pair = random.below(3) === 0 ? one(PAIRS) : PAIRS[0]!
      const side = random.below(2) === 0 ? 'BUY' : 'SELL'
      const middle = marketsOf(view().seed).priceAt(pair, view().now)
      // Most orders rest far from the price, as those of programs that quote do.
      const far = random.below(6) === 0 ? 0 : 20 + random.below(20)
      const price = Math.floor((middle * (side === 'BUY' ? 100 - far : 100 + far)) / 100)
      const lots = pair.minLots + countOf((pair.minTurnover * BigInt(1 + random.below(20))) / worth(pair, price, 1)) + 1
      return { type: 'spot.place', member, symbol: pair.symbol, side, kind: 'LIMIT_PRICE', price, lots, budget: 0n }
    }
    if (kind < 88) {
      const to = COINS.find(({ unit }) => unit !== coin)?.unit ?? coin
      return { type: 'convert', member, from: coin, to, units: BigInt(1_000_000 + random.below(100_000_000)) }
    }
    if (kind < 92) {
      const [from, to] = random.below(2) === 0 ? (['spot', 'swap'] as const) : (['swap', 'spot'] as const)
      return { type: 'wallet.transfer', member, coin: 'USDT', from, to, units: BigInt(1 + random.below(1_000_000)) }
    }
    if (kind < 95)
      return { type: 'deposit.make', member, coin: 'USDT', protocol: USDT, units: BigInt(100_000_000 + random.below(1_000_000_000)) }
    if (kind < 97) {
      step += 1
      const where = { coin: 'USDT', protocol: USDT, address: `T${'a'.repeat(33)}`, memo: null, inside: null }
      const units = BigInt(10_000_000_000 + random.below(1_000_000_000))
      return { type: 'withdrawal.create', member, ...where, units, factor: { by: 'totp', step } }
    }
    const address = busyAddress(member - FIRST_MEMBER)
    if (kind < 98) return { type: 'code.send', purpose: 'withdraw', channel: 'email', address, code: '111111' }
    return { type: 'session.attempt', account: address }
  }

  while (seq() < records) {
    pass(random.below(10) === 0 ? random.below(60_000) : random.below(50))
    const command = draw()
    try {
      const result = await submit(command)
      if (command.type === 'spot.place' && view().spotOrders[String(result)]?.status === 'TRADING')
        open.push({ member: command.member, id: String(result) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      ;(globalThis as any).R ??= {}; (globalThis as any).R[command.type + error.key] = ((globalThis as any).R[command.type + error.key] ?? 0) + 1
    }
  }
}

const busyMember = (index: number, password: { scheme: 'pbkdf2-sha256'; iterations: number; salt: string; hash: string }): Command => ({
  type: 'seed.member',
  member: {
    ...blankMember,
    username: `busy${index}`,
    email: busyAddress(index),
    phone: null,
    country: '德国',
    promotionCode: `BUSY${index}`,
    password,
    realName: { state: 'verified', name: null, idNumber: null, rejectReason: null },
    totp: { secret: 'NONE', used: 0 },
  },
  invite: index === 0 ? null : `BUSY${Math.floor(index / 3)}`,
  age: 0,
  balances: COINS.flatMap(({ unit }) => [
    { kind: 'spot' as const, coin: unit, units: RICH },
    { kind: 'swap' as const, coin: unit, units: RICH },
  ]),
})
