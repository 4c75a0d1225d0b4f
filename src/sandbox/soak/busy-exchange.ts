import { toSafeInteger } from '#src/core/money/whole.ts'
import { blankMember, FIRST_MEMBER } from '../areas/members/members.ts'
import { worth } from '../areas/spot/order.ts'
import type { Command, State } from '../areas/state.ts'
import { COINS } from '../areas/wallets/coins.ts'
import { type Random, randomOf } from '../kernel/random.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { StoredPassword } from '../kernel/secrets.ts'
import { marketsOf } from '../market/markets.ts'
import { PAIRS, type PairRow } from '../market/pairs.ts'

/** An exchange as far as it is kept busy. */
type Busy = {
  readonly view: () => State
  readonly submit: (command: Command) => Promise<unknown>
  /** Number of the last record. */
  readonly seq: () => number
}

type BusyOptions = {
  readonly records: number
  /** Of every member. */
  readonly password: StoredPassword
  /** Lets so many milliseconds pass. */
  readonly pass: (ms: number) => void
}

const MEMBERS = 50
/** Percent of all commands that come from the first member, whose lists are the longest. */
const FIRST_SHARE = 40
const RICH = 10n ** 17n
const TRON = 3
/** Orders that rest at any time. */
const RESTING = 30

/** E-mail address of the member of a number, from 0. */
export const busyAddress = (index: number): string => `busy${index}@example.org`

/**
 * Plays the life of an exchange until its journal has so many records: members place and cancel orders, trade, convert,
 * transfer, deposit, withdraw and ask for codes, several in each second and then none for a while.
 */
export async function playBusy(seed: string, exchange: Busy, options: BusyOptions): Promise<void> {
  const { view, submit, seq } = exchange
  for (let index = 0; index < MEMBERS; index++) await submit(busyMember(index, options.password))
  const random = randomOf(`${seed}/busy`)
  const draw = busyCommands(random, view())
  while (seq() < options.records) {
    options.pass(random.below(10) === 0 ? random.below(60_000) : random.below(50))
    const command = draw.next()
    try {
      draw.placed(command, await submit(command))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
}

function busyCommands(random: Random, state: State) {
  const one = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[random.below(list.length)] as T
  const open: { readonly member: number; readonly id: string }[] = []
  let step = 1

  function order(member: number): Command {
    const pair = random.below(3) === 0 ? one(PAIRS) : (PAIRS[0] as PairRow)
    const side = one(['BUY', 'SELL'] as const)
    const middle = marketsOf(state.seed).priceAt(pair, state.now)
    // Most rest far from the price, as those of programs that quote do.
    const away = random.below(6) === 0 ? 0 : 20 + random.below(20)
    const price = Math.floor((middle * (side === 'BUY' ? 100 - away : 100 + away)) / 100)
    const least = toSafeInteger(pair.minTurnover / worth(pair, price, 1)) + 1
    const lots = pair.minLots + least * (1 + random.below(20))
    return {
      type: 'spot.place',
      member,
      symbol: pair.symbol,
      side,
      kind: 'LIMIT_PRICE',
      price,
      lots,
      budget: 0n,
    }
  }

  function transfer(member: number): Command {
    const [from, to] = one([['spot', 'swap'] as const, ['swap', 'spot'] as const])
    return {
      type: 'wallet.transfer',
      member,
      coin: 'USDT',
      from,
      to,
      units: BigInt(1 + random.below(1_000_000)),
    }
  }

  function withdrawal(): Command {
    step += 1
    const member = FIRST_MEMBER + 1 + random.below(MEMBERS - 1)
    const to = { coin: 'USDT', protocol: TRON, address: `T${'a'.repeat(33)}`, memo: null, inside: null }
    const units = BigInt(10_000_000_000 + random.below(1_000_000_000))
    return { type: 'withdrawal.create', member, ...to, units, factor: { by: 'totp', step } }
  }

  return {
    next(): Command {
      const member = FIRST_MEMBER + (random.below(100) < FIRST_SHARE ? 0 : random.below(MEMBERS))
      const kind = random.below(100)
      const resting =
        kind < 36 && open.length > RESTING ? open.splice(random.below(open.length), 1)[0] : undefined
      if (resting !== undefined) return { type: 'spot.cancel', ...resting }
      if (kind < 82) return order(member)
      const units = BigInt(1_000_000 + random.below(100_000_000))
      if (kind < 88) return { type: 'convert', member, from: one(['BTC', 'ETH']), to: 'USDT', units }
      if (kind < 92) return transfer(member)
      if (kind < 95)
        return { type: 'deposit.make', member, coin: 'USDT', protocol: TRON, units: units * 100n }
      if (kind < 97) return withdrawal()
      const address = busyAddress(member - FIRST_MEMBER)
      if (kind < 98) return { type: 'session.attempt', account: address }
      return { type: 'code.send', purpose: 'withdraw', channel: 'email', address, code: '111111' }
    },
    /** Remembers an order that rests. */
    placed(command: Command, id: unknown): void {
      if (
        command.type === 'spot.place' &&
        typeof id === 'string' &&
        state.spotOrders[id]?.status === 'TRADING'
      )
        open.push({ member: command.member, id })
    },
  }
}

const busyMember = (index: number, password: StoredPassword): Command => ({
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
    fundPassword: password,
    // The first logs in with the password alone.
    totp: index === 0 ? null : { secret: 'NONE', used: 0 },
  },
  invite: index === 0 ? null : `BUSY${Math.floor(index / 3)}`,
  age: 0,
  balances: COINS.flatMap(({ unit: coin }) => [
    { kind: 'spot' as const, coin, units: RICH },
    { kind: 'swap' as const, coin, units: RICH },
  ]),
})
