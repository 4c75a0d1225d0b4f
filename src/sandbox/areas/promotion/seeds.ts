import { TransactionType } from '#generated/wire/transaction-type.ts'
import { instant } from '#src/core/time/instant.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { refuseAny } from '../../kernel/refusal.ts'
import { randomOf } from '../../kernel/random.ts'
import type { StoredPassword } from '../../kernel/secrets.ts'
import { conversionCommands } from '../convert/commands.ts'
import { giftCardCommands } from '../gift-cards/commands.ts'
import { addMember, blankMember, findMember, type Member } from '../members/members.ts'
import { count, nextCountTime } from './count.ts'
import type { State } from '../state.ts'

/** The weeks before the first day: people who invited each other, traded and redeemed cards, told by one command. */
export type PromotionSeedCommand = {
  readonly type: 'seed.promotion'
  /** Password of the seeded members, known to no one. */
  readonly password: StoredPassword
  /** Code of the card that a partner gave away, and the invite codes of the partner and of those who redeemed it. */
  readonly card: { readonly secret: string; readonly giver: string; readonly redeemers: readonly string[] }
  /** Invite codes of those who converted now and then. */
  readonly traders: readonly string[]
}

const DAY = 86_400_000
const DAYS = 45
/** Enough for a full ranking. */
const INVITERS = 24
const ADMIN_RECHARGE = TransactionType.ADMIN_RECHARGE
/** USDT that a friend begins with. */
const START_UNITS = 6_000_000_000_000n

type SeedEvent = { readonly time: number; readonly run: (context: Context<string>) => void }

const convert = (state: State, member: number, coin: string, units: bigint, context: Context<string>): void =>
  void conversionCommands.convert(state, { type: 'convert', member, from: 'USDT', to: coin, units }, context)

function join(
  state: State,
  password: StoredPassword,
  {
    number,
    inviter,
    time,
  }: { readonly number: number; readonly inviter: number | null; readonly time: number },
): Member {
  const name = `crowd${String(number).padStart(3, '0')}`
  const phone = `1860000${String(number).padStart(4, '0')}`
  return addMember(state, {
    ...blankMember,
    username: name,
    createTime: time,
    email: number % 3 === 0 ? `${name}@openbourse.test` : null,
    phone: number % 3 === 0 ? null : phone,
    country: '中国',
    level: 1,
    realName: { state: 'verified', name: `Crowd ${number}`, idNumber: `C${name}`, rejectReason: null },
    password,
    promotionCode: `CR${String(number).padStart(6, '0')}`,
    inviter,
    // They never log in.
    disabled: true,
  })
}

/** Puts the crowd on record, and says what its friends will pay fees for. */
function seedMembers(state: State, password: StoredPassword, start: number): SeedEvent[] {
  const random = randomOf(`${state.seed}/crowd`)
  const happenings: SeedEvent[] = []
  let number = 0
  for (let first = 0; first < INVITERS; first += 1) {
    const { id } = join(state, password, { number: (number += 1), inviter: null, time: start - DAY })
    const friends = 1 + random.below(3) + (first === 0 ? 4 : 0)
    for (let friend = 0; friend < friends; friend += 1) {
      const time = start + random.below(DAYS - 1) * DAY + random.below(DAY)
      const { id: payer } = join(state, password, { number: (number += 1), inviter: id, time })
      const units = BigInt(100 + random.below(3000)) * 1_500_000_000n
      if (friend > 0) continue
      fund(state, payer, time)
      const at = time + random.below(DAY)
      happenings.push({ time: at, run: (context) => convert(state, payer, coinOf(first), units, context) })
    }
  }
  return happenings
}

const COINS = ['BTC', 'ETH', 'OBX'] as const
const coinOf = (index: number): string => COINS[index % COINS.length] ?? 'BTC'

function fund(state: State, member: number, time: number): void {
  const from = { owner: 'promotion', kind: 'spot', coin: 'USDT', bucket: 'available' } as const
  const to = { owner: `m${member}`, kind: 'spot', bucket: 'available' } as const
  post(state.ledger, { time, type: ADMIN_RECHARGE, entries: move(from, to, START_UNITS) })
}

/** Returns the conversions of the partner's friends: every other day one of them, in changing coins. */
function trades(state: State, members: readonly Member[], start: number): SeedEvent[] {
  return Array.from({ length: DAYS / 2 - 2 }, (_, index) => {
    const member = members[index % members.length]
    const time = start + (2 * index + 4) * DAY + ((index * 7) % 24) * 3_600_000
    const units = BigInt(150 + ((index * 37) % 400)) * 1_500_000_000n
    const isThere = member !== undefined && member.createTime < time
    return {
      time,
      run: (context: Context<string>) => isThere && convert(state, member.id, coinOf(index), units, context),
    }
  })
}

/** Counts that pay something: the first of each month, and the last one. */
function counts(state: State, start: number, end: number): SeedEvent[] {
  const found: SeedEvent[] = []
  for (let time = nextCountTime(start); time <= end; time = nextCountTime(time)) {
    const isLast = nextCountTime(time) > end
    const isFirst = formatGmt8(instant(time)).slice(8, 10) === '01'
    if (isLast || isFirst || found.length === 0) found.push({ time, run: () => count(state, time) })
  }
  return found
}

export const promotionSeedCommands = {
  'seed.promotion'(state: State, command: PromotionSeedCommand, { time: now, emit }: Context) {
    const start = now - DAYS * DAY
    const member = (code: string): Member => {
      const found = findMember(state, 'promotionCode', code)
      if (found === undefined) throw new RangeError(`nobody has the invite code ${code}`)
      return found
    }
    const { secret, giver, redeemers } = command.card
    const happenings = [
      ...seedMembers(state, command.password, start),
      ...trades(state, command.traders.map(member), start),
      {
        time: member(giver).createTime + DAY,
        run: (context: Context<string>) =>
          giftCardCommands['giftCard.claim'](
            state,
            { type: 'giftCard.claim', member: member(giver).id, secret },
            context,
          ),
      },
      ...redeemers.map((code) => ({
        time: member(code).createTime + DAY,
        run: (context: Context<string>) =>
          giftCardCommands['giftCard.redeem'](
            state,
            { type: 'giftCard.redeem', member: member(code).id, secret },
            context,
          ),
      })),
      ...counts(state, start, now),
    ]
    for (const { time, run } of happenings.toSorted((a, b) => a.time - b.time))
      run({ time, emit, refuse: refuseAny })
  },
}
