import { Language } from '#generated/wire/language.ts'
import { bannerSvg } from '../areas/content/banner-picture.ts'
import { BANNERS } from '../areas/content/banners.ts'

const BANNER = /^\/media\/banner\/([a-z]+)\/([a-zA-Z_]+)\.svg$/

/** Pictures that the sandbox's own answers point at; undefined when the path is none. */
export function serveMedia(path: string): Response | undefined {
  const [, key, wanted] = BANNER.exec(path) ?? []
  const banner = BANNERS.find((each) => each.key === key)
  const language = Object.values(Language).find((each) => each === wanted)
  if (banner === undefined || language === undefined) return undefined
  return new Response(bannerSvg(banner, language), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'",
    },
  })
}
