import { countPostings, type Posting } from '../kernel/ledger.ts'
import { randomOf } from '../kernel/random.ts'
import { Refusal } from '../kernel/refusal.ts'
import { exchangeOf, freshState } from '../areas/exchange.ts'
import { ADVERTISER_IDS } from '../areas/otc/advertisers.ts'
import { type Command, type State, keyOf } from '../areas/state.ts'
import type { PerpetualState } from '../perpetual/perpetual-state.ts'
import { FIRST_MEMBER, blankMember } from '../areas/members/members.ts'
import { assetCommands, phoneOf, PLAYERS } from './asset-commands.ts'
import { shadowBooks } from './soak-check.ts'

export type Soaked = {
  readonly accepted: Readonly<Record<string, number>>
  readonly refused: number
  readonly postings: number
  /** Errors found, as sentences; empty when there are none. */
  readonly faults: readonly string[]
}

/** 2026-06-01. */
const START = 1_780_243_200_000
/** The whole state is looked at after so many commands. */
const LOOK_EVERY = 1000

/** The command that makes a player, with so many units of two coins. */
export const playerCommand = (index: number, units = 0n): Command => ({
  type: 'seed.member',
  member: {
    ...blankMember,
    username: `player${index}`,
    email: null,
    phone: phoneOf(index),
    country: '德国',
    promotionCode: `PLAYER${index}`,
    password: { scheme: 'pbkdf2-sha256', iterations: 1, salt: '00', hash: '00' },
    realName: { state: 'verified', name: null, idNumber: null, rejectReason: null },
    totp: { secret: 'none', used: 0 },
  },
  invite: null,
  age: 0,
  balances: units === 0n ? [] : ['USDT', 'BTC'].map((coin) => ({ kind: 'spot', coin, units })),
  // Paid by bank, as computed members pay.
  payments: [{ kind: 2, values: [{ text: 'Player' }, null, null, null, null, null, null] }],
})

/** Members whose money a command may move: the one who asks, or whom the exchange decides about. */
function ownersOf(state: State, command: Command): Set<string> {
  const owners = new Set<string>()
  if ('member' in command && typeof command.member === 'number') owners.add(`m${command.member}`)
  if (command.type === 'withdrawal.take') owners.add(`m${state.withdrawals[command.id]?.member}`)
  // Who redeems a code takes what its maker has set aside for whoever has it.
  if (command.type === 'withdrawCode.redeem')
    owners.add(`m${state.withdrawCodes[keyOf(command.secret)]?.member}`)
  // Both members of an order, and the computed ones, who get coins when they need some.
  if (command.type.startsWith('otc.') || command.type === 'ad.visitNow') {
    for (const id of ADVERTISER_IDS) owners.add(`m${id}`)
    const order = 'sn' in command ? state.otc.orders[command.sn] : undefined
    const ad = 'ad' in command ? command.ad : 'id' in command ? command.id : order?.ad
    for (const id of [order?.owner, order?.customer, state.ads[String(ad)]?.member]) owners.add(`m${id}`)
  }
  // An activity that is cancelled, or distributed at once, concerns all who take part.
  if (command.type === 'lab.cancel' || command.type === 'lab.step')
    for (const { member } of Object.values(state.lab.orders)) owners.add(`m${member}`)
  // A cancelled round gives all its bets back.
  if (command.type === 'option.cancel')
    for (const { member } of Object.values(state.options.book.stakes)) owners.add(`m${member}`)
  if ('symbol' in command && command.symbol !== null)
    for (const kind of ['swap', 'coinSwap'] as const)
      if (command.type.startsWith(`${kind}.`))
        for (const owner of restingIn(state[kind], command.symbol)) owners.add(owner)
  return owners
}

/** Members with orders that rest in the book of a contract: whoever takes them moves their money. */
const restingIn = ({ open, entrusts }: PerpetualState, symbol: string): string[] =>
  Object.values(open)
    .flat()
    .flatMap((id) => entrusts[id] ?? [])
    .filter((entrust) => entrust.symbol === symbol)
    .map(({ member }) => `m${member}`)

/** Members whose money time may move, by what the posting is about. */
function ownersOfDue(state: State, { reference = '' }: Posting): Set<string> {
  const [, what, id] = /^(deposit|withdrawal|withdraw code) (\d+)$/.exec(reference) ?? []
  const members = Object.keys(state.members).map((member) => `m${member}`)
  if (what === undefined || id === undefined) return new Set(members)
  const record =
    what === 'deposit'
      ? state.deposits[id]
      : what === 'withdrawal'
        ? state.withdrawals[id]
        : Object.values(state.withdrawCodes).find((code) => String(code.id) === id)
  return new Set([`m${record?.member}`])
}

/** Returns the number of addresses that other members saved. */
const savedByOthers = ({ savedAddresses }: State, member: number): number =>
  Object.values(savedAddresses).filter((saved) => saved.member !== member).length

/** Plays `count` random commands of several members, hours and days between them, and looks for what must never be. */
export function soakAssets(seed: string, count: number): Soaked {
  const state = freshState(seed)
  const machine = exchangeOf(state)
  const random = randomOf(`${seed}/soak`)
  const books = shadowBooks()
  const faults: string[] = []
  const accepted: Record<string, number> = {}
  let refused = 0
  let time = START

  function submit(command: Command): void {
    const owners = ownersOf(state, command)
    const outcome = apply(command)
    if (outcome) accepted[command.type] = (accepted[command.type] ?? 0) + 1
    else refused += 1
    const found = books.follow(state, () => owners)
    faults.push(...found.map((fault) => `${command.type}: ${fault}`))
    if (!outcome && found.length > 0) faults.push(`${command.type} was refused and moved money`)
  }

  function apply(command: Command): boolean {
    try {
      return machine.apply(command, time).accepted
    } catch (error) {
      // A command that no handler would send, such as a move of nothing; it has changed nothing.
      if (error instanceof RangeError || error instanceof Refusal) return false
      throw error
    }
  }

  submit({ type: 'otc.begin', ads: true })
  for (let index = 0; index < PLAYERS; index++) submit(playerCommand(index))
  const draw = assetCommands(random, FIRST_MEMBER, state)
  for (let index = 1; index <= count; index++) {
    time += random.below(200) === 0 ? random.below(40) * 3_600_000 : random.below(60_000)
    const { events } = machine.advance(time)
    faults.push(...events.filter(({ type }) => type === 'fault').map(({ error }) => String(error)))
    faults.push(...books.follow(state, (posting) => ownersOfDue(state, posting)))
    const command = draw()
    const before = command.type === 'addressBook.forget' ? savedByOthers(state, command.member) : 0
    submit(command)
    if (command.type === 'addressBook.forget' && savedByOthers(state, command.member) !== before)
      faults.push(`${command.member} deleted what another keeps`)
    if (index % LOOK_EVERY === 0) faults.push(...books.compare(state))
    if (faults.length > 0) break
  }
  return { accepted, refused, postings: countPostings(state.ledger), faults }
}
