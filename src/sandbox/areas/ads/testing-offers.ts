import type { AdDraft } from './ad.ts'
import { commandBox } from '../auth/testing-commands.ts'

/** A purchase of 50 SOL at a fixed price in euro. */
export const PURCHASE: AdDraft = {
  side: 0,
  coin: 'SOL',
  country: '德国',
  currency: 'EUR',
  price: { cents: 12_050n },
  units: 5_000_000_000n,
  leastCents: 10_000n,
  mostCents: 60_000n,
  minutes: 30,
  pay: ['Zelle', 'Bank Transfer'],
  auto: 1,
  text: 'Hello',
  remark: 'Banks only',
}
/** A sale of 0.5 BTC. */
export const BTC_OFFER: Partial<AdDraft> = {
  side: 1,
  coin: 'BTC',
  price: { cents: 8_000_000n },
  units: 50_000_000n,
}

/** An exchange in which ads are written by command: of any member, certified or not. */
export async function adBox() {
  const { box, told, memberOf } = await commandBox()
  const written = (name: string, more: Partial<AdDraft> = {}): number => {
    const draft = { ...PURCHASE, ...more }
    const id = box.view().nextAdId
    const outcome = told({ type: 'ad.create', member: memberOf(name).id, draft })
    if (outcome !== 'accepted') throw new RangeError(outcome)
    return id
  }
  const act = (type: 'ad.putOn' | 'ad.takeOff' | 'ad.remove', id: number, name: string): string =>
    told({ type, member: memberOf(name).id, id: String(id) })
  /** Writes an ad and puts it on the shelf. */
  const offer = (name: string, more: Partial<AdDraft> = {}): number => {
    const id = written(name, more)
    const outcome = act('ad.putOn', id, name)
    if (outcome !== 'accepted') throw new RangeError(outcome)
    return id
  }
  const adOf = (id: number) => {
    const ad = box.view().ads[id]
    if (ad === undefined) throw new RangeError(`no ad ${id}`)
    return ad
  }
  /** Takes the ads of all personas off the shelf. */
  const clear = (): void => {
    for (const { id } of Object.values(box.view().ads)) act('ad.takeOff', id, 'merchant')
  }
  return { box, told, memberOf, written, offer, act, adOf, clear }
}
