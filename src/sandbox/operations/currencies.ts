import { formatGmt8 } from '#src/time/gmt8.ts'
import { instant } from '#src/time/instant.ts'
import { CURRENCIES } from '../data/currencies.ts'
import type { Handlers } from './handler.ts'

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
