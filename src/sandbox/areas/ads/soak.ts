import { AdSide } from '#generated/wire/ad-side.ts'
import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import { FIRST_MEMBER } from '../members/members.ts'
import type { AdDraft } from './ad.ts'
import type { AdCommand } from './commands.ts'

/** Random ads of members, on the shelf and off it. */
export function adSoak({ random, one, member, units, state }: SoakDraws): SoakCommands<AdCommand> {
  const draft = (): AdDraft => ({
    side: one([AdSide.BUY, AdSide.SELL] as const),
    coin: one(['USDT', 'BTC']),
    country: '德国',
    currency: 'EUR',
    price: random.below(2) === 0 ? { cents: BigInt(1 + random.below(20_000)) } : { premium: '1' },
    units: units(),
    leastCents: 10_000n,
    mostCents: 10_000n + BigInt(random.below(1_000_000)),
    minutes: 1 + random.below(60),
    pay: ['Bank Transfer'],
    auto: one([0, 1] as const),
    text: 'Hello',
    remark: null,
  })
  const own = () => {
    const ids = Object.keys(state.ads).slice(-30)
    const id = one(ids) ?? '0'
    const owner = state.ads[id]?.member ?? 0
    return { id, member: owner < FIRST_MEMBER || random.below(10) === 0 ? member() : owner }
  }
  const change = (): AdCommand =>
    one<AdCommand>([
      { type: 'ad.create', member: member(), draft: draft() },
      { type: 'ad.putOn', ...own() },
      { type: 'ad.putOn', ...own() },
      { type: 'ad.change', ...own(), draft: draft() },
      { type: 'ad.takeOff', ...own() },
      { type: 'ad.remove', ...own() },
    ])
  return { often: [change] }
}
