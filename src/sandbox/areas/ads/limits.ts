import { AdSide } from '#generated/wire/ad-side.ts'
import { availableOf } from '../wallets/available.ts'
import type { AdDraft } from '#generated/wire/ad-draft.ts'
import type { Requester, LimitTable } from '../../http/handler.ts'
import { findOtcCoin } from './otc-coins.ts'
import { coinText } from './wire.ts'

function limitsOf({ state, member }: Requester, { coinId, advertiseType }: AdDraft) {
  const found = findOtcCoin(String(coinId))
  const least = found?.least ?? null
  const isSale = advertiseType === AdSide.SELL
  return {
    minSell: isSale ? least : null,
    minBuy: isSale ? null : least,
    balance: found === undefined ? null : coinText(availableOf(state, member.id, found.coin.unit)),
  }
}

export const adLimits: Pick<LimitTable, 'createAd' | 'updateAd'> = { createAd: limitsOf, updateAd: limitsOf }
