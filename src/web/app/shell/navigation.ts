import type { AreaKeys } from '#generated/messages/keys.ts'
import type { RouteLink } from '../routing/route.ts'
import { routes } from '../routing/routes.ts'

/** A link of the route table with all that its route says of it. */
export type Destination = Omit<RouteLink, 'who'> & {
  readonly to: string
  readonly label: AreaKeys['shell']
  /** Whom it is for (SHELL-15); left out: everybody. */
  readonly who?: 'member' | 'visitor'
}

/** All links of the route table, in its order: those that the palette finds. */
export const destinations: readonly Destination[] = routes.flatMap(
  ({ path, title, memberOnly, links = [] }) =>
    links.map((link) => ({
      to: path,
      label: typeof title === 'string' ? title : 'shell.title.help',
      ...(memberOnly === true && { who: 'member' as const }),
      ...link,
    })),
)

type Menu = 'header' | 'drawer' | 'account'

const placeOf = (link: Destination, menu: Menu): number => {
  const place = link[menu]
  return typeof place === 'number' ? place : 0
}

const linksOf = (menu: Menu): readonly Destination[] =>
  destinations
    .filter((link) => placeOf(link, menu) > 0)
    .toSorted((a, b) => placeOf(a, menu) - placeOf(b, menu))

/** The header has no room for all; the logo leads home, the account menu to the account. */
export const headerLinks = linksOf('header')
export const drawerLinks = linksOf('drawer')
/** The drawer has no account menu: a member's pages stand in it. */
export const drawerMemberLinks = destinations.filter(({ drawer }) => drawer === 'member')
export const accountLinks = linksOf('account')

/** True for a link that is shown to this reader. */
export const isFor =
  (reader: 'member' | 'visitor') =>
  ({ who }: Destination): boolean =>
    who === undefined || who === reader

/** A column of the footer. */
export const footerLinks = (column: NonNullable<Destination['footer']>): readonly Destination[] =>
  destinations.filter(({ footer }) => footer === column)
