import { AdShelf } from '#generated/models/ad-shelf.ts'
import { AdSide } from '#generated/models/ad-side.ts'
import type { FilterMyAdsRequest } from '#generated/models/filter-my-ads-request.ts'

export const ANY = 'any'
export const SIDES = [ANY, 'sell', 'buy'] as const
export const SHELVES = [ANY, 'on', 'off'] as const

export type Filter = {
  readonly side: (typeof SIDES)[number]
  readonly shelf: (typeof SHELVES)[number]
}

export const NO_FILTER: Filter = { side: ANY, shelf: ANY }

const SIDE = { sell: AdSide.SELL, buy: AdSide.BUY } as const
const SHELF = { on: AdShelf.PUT_ON_SHELVES, off: AdShelf.PUT_OFF_SHELVES } as const

/** The request for one page, counted from 0 here and from 1 there; what is not filtered by is left out. */
export const requestOf = ({ side, shelf }: Filter, page: number, pageSize: number): FilterMyAdsRequest => ({
  ...(side !== ANY && { advertiseType: SIDE[side] }),
  ...(shelf !== ANY && { status: SHELF[shelf] }),
  pageNo: page + 1,
  pageSize,
})
