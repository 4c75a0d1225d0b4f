import type { Socket } from 'node:net'
import { marketSocket } from '#generated/streams.ts'
import { type Random, randomOf } from '#src/sandbox/kernel/random.ts'
import { type Server, startServer } from '../server.ts'
import type { Attack, AttackTarget } from './attack.ts'
import { honestTrader, type Traded } from './honest-trader.ts'
import { roughRequests } from './rough-requests.ts'
import { roughStreams } from './rough-streams.ts'

export type Soaked = Traded & {
  /** Number of times that each attack was made. */
  readonly attacks: Readonly<Record<string, number>>
  /** Megabytes that the server grew by after the first fifth of the time. */
  readonly growth: number
}

const ATTACKS: readonly Attack[] = [...roughRequests, ...roughStreams]
const ATTACKERS = 6
/** Connections that say nothing. */
const HELD = 40
const SOCKET = `/api${marketSocket}`

/** Attacks a server of its own from all sides for so many seconds, while one member trades as if nothing was. */
export async function soakServer(seconds: number, seed: string): Promise<Soaked> {
  const server = await startServer()
  try {
    return await soak(server, seconds, seed)
  } finally {
    await server.stop()
  }
}

async function soak(server: Server, seconds: number, seed: string): Promise<Soaked> {
  const trader = await honestTrader(server.url, SOCKET)
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
      const fault = await each(target).catch((error: unknown) => `${each.name}: ${String(error)}`)
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
  const traded = await trader.trade(isOver)
  await Promise.all(attackers)
  clearTimeout(warming)
  for (const socket of held) socket.destroy()
  const growth = server.memory() - warm
  const complaints = server.complaints().trim()
  if (complaints !== '') faults.push(`the server printed: ${complaints.slice(0, 2000)}`)
  return { ...traded, noticed: [...traded.noticed, ...faults], attacks, growth }
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
