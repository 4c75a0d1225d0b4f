import type { GiftCard as WireCard } from '#generated/wire/gift-card.ts'
import type { Language } from '#generated/wire/language.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { findCoin } from '../wallets/coins.ts'
import { serverMessage } from '../../http/messages.ts'
import { randomText } from '../../kernel/entropy.ts'
import { type GiftCard, giftCardsOf, redemptionsOf } from './commands.ts'
import type { Handlers } from '../../http/handler.ts'
import { INVITE_ALPHABET } from '../auth/register.ts'

const text = (coin: string, units: bigint): string => toText(fromUnits(units, findCoin(coin)?.scale ?? 0))

function wire(card: GiftCard, language: Language): WireCard {
  const { id, member, secret, coin, units, count, redeemed, lockDays, isEnabled, created } = card
  return {
    id,
    memberId: member,
    cardName: serverMessage(language, 'free-gift-card'),
    cardNo: secret,
    cardDesc: null,
    coinId: coin,
    amount: text(coin, units),
    totalAmount: text(coin, units * BigInt(count)),
    count,
    exchangeCount: redeemed,
    isFree: 1,
    isLock: lockDays > 0 ? 1 : 0,
    lockDays,
    isEnabled: isEnabled ? 1 : 0,
    createTime: formatGmt8(instant(created)),
  }
}

export const giftCardHandlers: Handlers = {
  listMyGiftCards: (_input, { engine, member, language }) =>
    giftCardsOf(engine.view(), member().id).map((card) => wire(card, language)),

  async claimFreeGiftCard(_input, { engine, entropy, member, language, refuse }) {
    const { id, promotionCode } = member()
    const secret = promotionCode + randomText(entropy, 5, INVITE_ALPHABET)
    await engine.submit({ type: 'giftCard.claim', member: id, secret })
    const [card] = giftCardsOf(engine.view(), id)
    return card === undefined ? refuse('free-promo-card-repeat') : wire(card, language)
  },

  async redeemGiftCard({ body: { cardNo } }, { engine, member, say }) {
    await engine.submit({ type: 'giftCard.redeem', member: member().id, secret: cardNo })
    say('gift-card-redeemed')
    return null
  },

  listRedeemedGiftCards(_input, { engine, member, language }) {
    const state = engine.view()
    return redemptionsOf(state, member().id).flatMap(({ card: id, time, release, isReleased }) => {
      const card = state.giftCards[id]
      if (card === undefined) return []
      return {
        id,
        cardName: serverMessage(language, 'free-gift-card'),
        coinId: card.coin,
        amount: text(card.coin, card.units),
        redeemTime: formatGmt8(instant(time)),
        releaseTime: formatGmt8(instant(release)),
        isReleased: isReleased ? 1 : 0,
      }
    })
  },
}
