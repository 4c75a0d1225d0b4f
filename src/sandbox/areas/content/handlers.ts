import type { Advertisement } from '#generated/wire/advertisement.ts'
import type { AdvertisementPlace } from '#generated/wire/advertisement-place.ts'
import type { Language } from '#generated/wire/language.ts'
import { BANNERS } from './banners.ts'
import { TEXTS } from './content-text.ts'
import type { Handlers } from '../../http/handler.ts'

const PLACES: readonly AdvertisementPlace[] = [0, 1, 2]

function bannersAt(place: AdvertisementPlace, language: Language, base: string): Advertisement[] {
  return BANNERS.map(({ key, link }, index) => ({
    serialNumber: `${key}-${place}-${language}`,
    name: TEXTS[language].banners[key],
    sysAdvertiseLocation: place,
    lang: language,
    startTime: '2026-01-01 00:00:00',
    endTime: '2036-01-01 00:00:00',
    url: `${base}/media/banner/${key}/${language}.svg`,
    linkUrl: link,
    remark: null,
    status: 0,
    createTime: '2026-01-01 00:00:00',
    content: null,
    author: null,
    sort: index + 1,
  }))
}

export const contentHandlers: Handlers = {
  listAdvertisements: ({ body: { sysAdvertiseLocation, lang } }, { language, base }) =>
    PLACES.filter((place) => sysAdvertiseLocation === undefined || place === sysAdvertiseLocation).flatMap(
      (place) => bannersAt(place, lang ?? language, base),
    ),
}
