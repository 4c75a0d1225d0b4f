import type { AreaKeys } from '#generated/messages/keys.ts'
import { isMissing } from '#src/web/client/missing-services.ts'
import type { Route, RouteLink } from '../routing/route.ts'
import { routes } from '../routing/routes.ts'

/** A link of the route table with the properties of its route. */
export type Destination = Omit<RouteLink, 'who'> & {
  readonly route: string
  readonly to: string
  readonly label: AreaKeys['shell']
  /** Readers who see it (SHELL-15); default: everyone. */
  readonly who?: 'member' | 'visitor'
  readonly service?: Route['service']
}

/** All links of the route table, in its order. The palette offers these. */
export const destinations: readonly Destination[] = routes.flatMap(
  ({ path, title, memberOnly, service, links = [] }) =>
    links.map((link) => ({
      route: path,
      to: path,
      label: typeof title === 'string' ? title : 'shell.title.help',
      ...(memberOnly === true && { who: 'member' as const }),
      ...(service !== undefined && { service }),
      ...link,
    })),
)

const NONE: ReadonlySet<string> = new Set()

type Menu = 'header' | 'drawer' | 'account'

const placeOf = (link: Destination, menu: Menu): number => {
  const place = link[menu]
  return typeof place === 'number' ? place : 0
}

const linksOf = (menu: Menu): readonly Destination[] =>
  destinations
    .filter((link) => placeOf(link, menu) > 0)
    .toSorted((a, b) => placeOf(a, menu) - placeOf(b, menu))

/** The place of the Trade menu among the links of the header. */
const TRADE_PLACE = 2

/**
 * Links of the header, before its Trade menu and after it. It has no room for all; the logo links to the start page, the
 * account menu to the account.
 */
export const headerLinks = {
  before: linksOf('header').filter((link) => placeOf(link, 'header') < TRADE_PLACE),
  after: linksOf('header').filter((link) => placeOf(link, 'header') > TRADE_PLACE),
}
/** Links of the Trade menu: everything that coins can be traded on. */
export const tradeLinks = destinations.filter(({ trade }) => trade !== undefined)
export const drawerLinks = linksOf('drawer')
/** Links of members' pages in the drawer, which has no account menu. */
export const drawerMemberLinks = destinations.filter(({ drawer }) => drawer === 'member')
export const accountLinks = linksOf('account')

/** Returns a test whether a link is shown to this reader, at an exchange without the `missing` services. */
export const isFor =
  (reader: 'member' | 'visitor', missing: ReadonlySet<string> = NONE) =>
  ({ who, service }: Destination): boolean =>
    (who === undefined || who === reader) && !isMissing(service, missing)

/** Returns the links of a footer column. */
export const footerLinks = (column: NonNullable<Destination['footer']>): readonly Destination[] =>
  destinations.filter(({ footer }) => footer === column)
