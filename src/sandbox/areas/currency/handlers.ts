import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { CURRENCIES } from './currencies.ts'
import type { Handlers } from '../../http/handler.ts'

const DAY = 86_400_000

export const currencyHandlers: Handlers = {
  listCurrencies(_input, { engine }) {
    const now = engine.now()
    const updateTime = formatGmt8(instant(now - (now % DAY)))
    return CURRENCIES.map(({ code, sign, rate }, index) => ({
      id: index + 1,
      fullName: code,
      symbol: sign,
      rate,
      imageUrl: null,
      sort: index + 1,
      status: 1,
      updateTime,
    }))
  },
}
