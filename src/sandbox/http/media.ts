import { Language } from '#generated/wire/language.ts'
import { bannerSvg } from '../areas/content/banner-picture.ts'
import { BANNERS } from '../areas/content/banners.ts'
import { labSvg } from '../areas/lab/lab-picture.ts'
import { TRACK_NAMES } from '../areas/lab/tracks.ts'

const BANNER = /^\/media\/banner\/([a-z]+)\/([a-zA-Z_]+)\.svg$/
const LAB = /^\/media\/lab\/([a-zA-Z]+)\.svg$/

/** Pictures that the sandbox's own answers point at; undefined when the path is none. */
export function serveMedia(path: string): Response | undefined {
  const svg = bannerAt(path) ?? labPictureAt(path)
  if (svg === undefined) return undefined
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'",
    },
  })
}

function bannerAt(path: string): string | undefined {
  const [, key, wanted] = BANNER.exec(path) ?? []
  const banner = BANNERS.find((each) => each.key === key)
  const language = Object.values(Language).find((each) => each === wanted)
  return banner === undefined || language === undefined ? undefined : bannerSvg(banner, language)
}

function labPictureAt(path: string): string | undefined {
  const [, name] = LAB.exec(path) ?? []
  const track = TRACK_NAMES.find((each) => each === name)
  return track === undefined ? undefined : labSvg(track)
}
