import type { Caller } from './caller.ts'
import { PERSONA_PASSWORD } from './people.ts'

/** An ad made by calls: half a bitcoin for euros at a fixed price. */
export async function makeAd(caller: Caller, more: Record<string, string | number> = {}): Promise<number> {
  const coins = (await caller.post('/otc/coin/all', { currency: 'EUR' })).data as {
    id: number
    unit: string
  }[]
  await caller.done('/otc/advertise/create', {
    advertiseType: 1,
    coinId: coins.find(({ unit }) => unit === 'BTC')?.id ?? 0,
    country: '德国',
    priceType: 0,
    price: '60000',
    number: '0.5',
    minLimit: '100',
    maxLimit: '5000',
    timeLimit: 15,
    'pay[]': 'Bank Transfer',
    auto: 0,
    jyPassword: PERSONA_PASSWORD,
    ...more,
  })
  const { content } = (await caller.done('/otc/advertise/self/all')) as { content: { id: number }[] }
  return content[0]?.id ?? 0
}

/** Takes the merchant's own ads away, so that a test begins with none. */
export async function clearAds(caller: Caller): Promise<void> {
  const { content } = (await caller.done('/otc/advertise/self/all', { pageSize: 100 })) as {
    content: { id: number; status: number }[]
  }
  for (const { id, status } of content) {
    if (status === 0) await caller.done('/otc/advertise/off/shelves', { id })
    await caller.done('/otc/advertise/delete', { id })
  }
}
