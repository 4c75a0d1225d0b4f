import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { marketSocket } from '#generated/streams.ts'
import { type Random, randomOf } from '#src/sandbox/kernel/random.ts'
import { type Server, startServer } from '../server.ts'
import type { Attack, AttackTarget } from './attack.ts'
import { crowds } from './crowds.ts'
import { honestTrader, type Plan } from './honest-trader.ts'
import { roughRequests } from './rough-requests.ts'
import { roughStreams } from './rough-streams.ts'

export type Soaked = {
  /** Orders that were placed, seen and cancelled by each trader. */
  readonly rounds: readonly number[]
  /** Time within which so many of 100 calls of the traders were answered, milliseconds. */
  readonly callTime: { readonly p50: number; readonly p99: number; readonly slowest: number }
  /** The longest time without a book, milliseconds. */
  readonly silence: number
  /** Deviations that a trader noticed, and answers to attacks that were faults. */
  readonly noticed: readonly string[]
  /** Number of times that each attack was made. */
  readonly attacks: Readonly<Record<string, number>>
  /** Megabytes that the server grew by after the first fifth of the time. */
  readonly growth: number
}

const ATTACKS: readonly Attack[] = [...roughRequests, ...roughStreams, ...crowds]
/** Nothing but these orders, which rest far below the market, changes what the members hold. */
const TRADERS: readonly Plan[] = [
  { persona: 'trader', symbol: 'BTC/USDT', price: '20000', amount: '0.001' },
  { persona: 'verified', symbol: 'ETH/USDT', price: '500', amount: '0.05' },
]
const ATTACKERS = 6
/** Milliseconds that an attack may take. */
const PATIENCE = 30_000
/** Connections that say nothing. */
const HELD = 40
const SOCKET = `/api${marketSocket}`

/** Attacks a server of its own from all sides for so many seconds, while two members trade as if nothing was. */
export async function soakServer(seconds: number, seed: string): Promise<Soaked> {
  const server = await startServer()
  try {
    return await soak(server, seconds, seed)
  } finally {
    await server.stop()
  }
}

async function soak(server: Server, seconds: number, seed: string): Promise<Soaked> {
  const traders = await Promise.all(TRADERS.map((plan) => honestTrader(server.url, SOCKET, plan)))
  const end = performance.now() + seconds * 1000
  const isOver = (): boolean => performance.now() >= end
  const attacks: Record<string, number> = {}
  const faults: string[] = []
  const held: Socket[] = []

  async function attack(random: Random): Promise<void> {
    const target = { ...targetOf(server.url, random), hold: (socket: Socket) => hold(held, socket) }
    while (!isOver()) {
      const each = target.random.pick(ATTACKS)
      attacks[each.name] = (attacks[each.name] ?? 0) + 1
      const fault = await withinPatience(each, target).catch(
        (error: unknown) => `${each.name}: ${String(error)}`,
      )
      if (typeof fault === 'string') faults.push(fault)
      // A server that is gone is attacked no more.
      if (faults.length > 20) return
    }
  }

  let warm = server.memory()
  const warming = setTimeout(() => {
    warm = server.memory()
  }, seconds * 200)
  const attackers = Array.from({ length: ATTACKERS }, (_, index) => attack(randomOf(`${seed}/${index}`)))
  const traded = await Promise.all(traders.map((trader) => trader.trade(isOver)))
  await Promise.all(attackers)
  clearTimeout(warming)
  for (const socket of held) socket.destroy()
  const growth = server.memory() - warm
  const complaints = server.complaints().trim()
  if (complaints !== '') faults.push(`the server printed: ${complaints.slice(0, 2000)}`)
  return {
    rounds: traded.map(({ rounds }) => rounds),
    callTime: timesOf(traded.flatMap(({ calls }) => calls)),
    silence: Math.max(...traded.map(({ silence }) => silence)),
    noticed: [...traded.flatMap(({ noticed }) => noticed), ...faults],
    attacks,
    growth,
  }
}

/** An attack on a server that neither answers nor closes would otherwise be waited for without end. */
async function withinPatience(attack: Attack, target: AttackTarget): Promise<string | undefined | void> {
  const over = new AbortController()
  const expired = delay(PATIENCE, `${attack.name}: no end within ${PATIENCE} ms`, { signal: over.signal })
  try {
    return await Promise.race([attack(target), expired])
  } finally {
    over.abort()
    expired.catch(() => undefined)
  }
}

function timesOf(calls: readonly number[]): Soaked['callTime'] {
  const sorted = calls.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  return { p50: at(0.5), p99: at(0.99), slowest: at(1) }
}

function targetOf(url: string, random: Random): Omit<AttackTarget, 'hold'> {
  const pick = <T>(list: readonly T[]): T => {
    const found = list[random.below(list.length)]
    if (found === undefined) throw new RangeError('an empty list')
    return found
  }
  return { url, socket: SOCKET, random: { below: (bound) => random.below(bound), pick } }
}

function hold(held: Socket[], socket: Socket): void {
  held.push(socket)
  if (held.length > HELD) held.shift()?.destroy()
}
