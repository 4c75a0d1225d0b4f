import type { APIRequestContext } from '@playwright/test'
import { routes } from '#src/web/app/routing/routes.ts'
import { LAB_ACTIVITY_ROUTE, labActivityPath } from '#src/web/paths/paths.ts'
import { makeAd } from './ads.ts'
import { Caller } from './caller.ts'
import { activitiesOf } from './lab.ts'

export type Reader = 'visitor' | 'trader' | 'partner' | 'merchant'

/** Markets and orders speak to streams, whose states have tests of their own. */
const TRADING = /^\/(exchange|markets|spotOrder|orderHistory|orderEntrust-1)\b/

/** Member who sees most on a screen, by path. */
const READERS: Readonly<Record<string, Reader>> = {
  '/promotion': 'partner',
  '/myCards': 'partner',
  '/ad': 'merchant',
  '/createAd': 'merchant',
  '/editAd': 'merchant',
  '/identbusiness': 'merchant',
}

/** Addresses of screens that show one thing out of many. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/earn': ['/earn', '/earn?tab=recurring'],
  '/innovation/mylocked': ['/innovation/mylocked', '/innovation/mylocked?lock=1'],
  '/innovation/myminings': ['/innovation/myminings', '/innovation/myminings?machine=1'],
  '/orderThrow': ['/orderThrow', '/orderThrow?show=purchases'],
  '/announcement/:id': ['/announcement/0', '/announcement/1'],
  '/helpdetail': ['/helpdetail?id=1', '/helpdetail?article=terms'],
  '/helplist': ['/helplist', '/helplist?cate=0'],
  '/payment': ['/payment', '/payment?method=new'],
  '/trade/:unit': ['/trade/USDT'],
  '/tradeInfo': ['/tradeInfo?id=10001', '/tradeInfo?member=merchant'],
}

/** Every screen of the route table but those of trading, by who looks at it. */
export const SCREENS: ReadonlyMap<Reader, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      routes.filter(({ path }) => !TRADING.test(path)),
      readerOf,
    ),
  ].map(([who, found]) => [who, found.flatMap(({ path }) => ADDRESSES[path] ?? [path])]),
)

function readerOf({ path, memberOnly }: (typeof routes)[number]): Reader {
  return memberOnly === true ? (READERS[path] ?? 'trader') : 'visitor'
}

/** The addresses of a reader's screens, with an ad to be changed, and an activity of the lab that can be joined. */
export async function addressesOf(request: APIRequestContext, who: Reader): Promise<readonly string[]> {
  const paths = SCREENS.get(who) ?? []
  const [activity] = paths.includes(LAB_ACTIVITY_ROUTE) ? await activitiesOf(request, 1) : []
  const all = paths.map((path) => (path === LAB_ACTIVITY_ROUTE ? labActivityPath(`${activity?.id}`) : path))
  if (!all.includes('/editAd')) return all
  const ad = await makeAd(await Caller.of(request, `${who}@openbourse.test`))
  return all.map((path) => (path === '/editAd' ? `${path}?id=${ad}` : path))
}
