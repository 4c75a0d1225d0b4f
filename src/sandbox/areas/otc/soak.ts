import { AdSide } from '#generated/wire/ad-side.ts'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import { coinsFor, finalCents, mostCents } from '../ads/ad.ts'
import { FIRST_MEMBER } from '../members/members.ts'
import type { OtcCommand } from './commands.ts'
import { OTC_STEPS } from './counterparty.ts'
import type { AdVisitCommand } from './visits.ts'

/** Random orders on ads, and acts in them, of their own members and of others. */
export function otcSoak({
  random,
  one,
  member,
  state,
}: SoakDraws): SoakCommands<OtcCommand | AdVisitCommand> {
  const percent = (): bigint => BigInt(random.below(120))
  const shown = () => Object.values(state.ads).filter(({ shelf }) => shelf === AdShelf.PUT_ON_SHELVES)
  const number = (): string => {
    const { open, finished, cancelled } = state.otc
    const id = member()
    const ended = random.below(8) === 0 ? [...(finished[id] ?? []), ...(cancelled[id] ?? [])].slice(-2) : []
    return one([...(open[id] ?? []), ...ended]) ?? '0'
  }
  const act = () => {
    const sn = number()
    const order = state.otc.orders[sn]
    const own = order === undefined ? member() : one([order.owner, order.customer])
    return { sn, member: random.below(10) === 0 ? member() : own }
  }
  const place = (): OtcCommand => {
    const ad = one(shown())
    const price = finalCents(ad, state, state.now)
    const cents = (mostCents(state, ad, price) * percent()) / 100n + 1n
    return {
      type: ad.side === AdSide.SELL ? 'otc.buy' : 'otc.sell',
      member: member(),
      ad: ad.id,
      price,
      cents,
      units: coinsFor(cents, price) + 1n,
      remark: random.below(4) === 0 ? 'Hello' : null,
    }
  }
  const acted = (): OtcCommand =>
    one([
      { type: 'otc.pay', ...act() },
      { type: 'otc.release', ...act() },
      { type: 'otc.cancel', ...act() },
      { type: 'otc.appeal', ...act(), remark: 'Paid' },
      { type: 'otc.say', ...act(), text: 'Hello' },
    ] as const)
  const step = (): OtcCommand => ({ type: 'otc.step', sn: number(), step: one(OTC_STEPS) })
  const decide = (): OtcCommand => ({
    type: 'otc.decide',
    sn: number(),
    outcome: one(['release', 'cancel'] as const),
  })
  const visit = (): AdVisitCommand => {
    const ad = one(shown().filter((each) => each.member >= FIRST_MEMBER))
    return { type: 'ad.visitNow', id: String(ad?.id ?? 0), all: random.below(2) === 0 }
  }
  return { often: [place, acted, acted], seldom: [() => one([visit, step, decide])()] }
}
