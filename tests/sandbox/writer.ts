import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { createClock } from '#src/sandbox/kernel/clock.ts'
import { createEngine } from '#src/sandbox/kernel/engine.ts'
import { Refusal } from '#src/sandbox/kernel/refusal.ts'
import { sqliteJournal } from '#src/sandbox/hosts/node/sqlite-journal.ts'
import { blankMember } from '#src/sandbox/areas/members/members.ts'
import { exchangeOf, freshState } from '#src/sandbox/areas/exchange.ts'
import { RECURRING_PRODUCTS } from '#src/sandbox/areas/earn/recurring-products.ts'
import { SAVINGS_PRODUCTS } from '#src/sandbox/areas/earn/savings-products.ts'
import { around } from '#src/sandbox/areas/lab/activities.ts'
import type { Command, State } from '#src/sandbox/areas/state.ts'

/**
 * The process that the kill test kills: eight writers at once, each saying on standard output what was answered to
 * it, never before it was. `writer.ts <journal> <run>`
 */
const [file = '', run = ''] = process.argv.slice(2)

const clock = createClock()
const engine = createEngine<State, Command>({
  journal: sqliteJournal(file),
  clock,
  machineOf: exchangeOf,
  freshState: () => freshState('kill'),
  // Soon, so that many kills fall into the writing of one.
  snapshotAfter: 20,
})
clock.atLeast(engine.now())
// Codes and attempts fall due while we write, so that time alone writes records as well.
clock.setSpeed(20_000)

const say = (line: string): number => writeSync(1, `${line}\n`)
const password = { scheme: 'pbkdf2-sha256', iterations: 1, salt: '00', hash: '00' } as const

/** Takes part in an activity, which is distributed while we write: days pass in a second. */
async function joinLab(member: number): Promise<void> {
  const [activity] = around('kill', 'sharing', engine.now())
  if (activity === undefined) return
  try {
    await engine.submit({ type: 'lab.join', member, activity: activity.id, amount: activity.least })
    say(`lab ${member}`)
  } catch (error) {
    // The season may end meanwhile.
    if (!(error instanceof Refusal)) throw error
  }
}

/** Fixes an amount for a term and lets a plan buy each day: both fall due while we write. */
async function earn(member: number): Promise<void> {
  const savings = SAVINGS_PRODUCTS.find(({ coin }) => coin === 'USDT')
  const [recurring] = RECURRING_PRODUCTS
  if (savings === undefined || recurring === undefined) return
  const units = 10n ** 11n
  const order = await engine.submit({ type: 'savings.buy', member, product: savings.id, units })
  say(`savings ${member} ${String(order)}`)
  const terms = { product: recurring.id, units, cycle: 'daily', timeOfDay: 0 } as const
  const plan = await engine.submit({ type: 'plan.create', member, ...terms })
  say(`plan ${member} ${String(plan)}`)
}

async function write(writer: number): Promise<void> {
  for (let round = 0; ; round++) {
    const name = `w${run}-${writer}-${round}`
    const own = {
      username: name,
      email: `${name}@example.org`,
      phone: null,
      country: '德国',
      promotionCode: name,
    }
    const balances = [
      { kind: 'spot', coin: 'USDT', units: 10n ** 13n + BigInt(round) },
      { kind: 'spot', coin: 'BTC', units: 10n ** 18n },
    ] as const
    const member = { ...blankMember, ...own, password }
    const id = await engine.submit({ type: 'seed.member', member, invite: null, age: 0, balances })
    say(`member ${name} ${String(id)}`)
    const target = { purpose: 'register', channel: 'email', address: own.email } as const
    await engine.submit({ type: 'code.send', ...target, code: String(100_000 + round) })
    say(`code ${own.email}`)
    await engine.submit({ type: 'session.attempt', account: own.email })
    const digest = `digest-${name}`
    const session = { account: own.email, member: Number(id), passwordVersion: 1, digest, step: null }
    await engine.submit({ type: 'session.open', ...session })
    say(`session ${digest}`)
    await joinLab(Number(id))
    // Not all of them: what falls due each day takes the time in which we are killed.
    if ((writer + round) % 4 === 0) await earn(Number(id))
  }
}

// A killed process cannot keep what was compiled.
flushCompileCache()
say('ready')
await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(write))
