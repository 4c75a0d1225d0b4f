import { isMissing } from '#src/web/client/missing-services.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { routes } from '../routing/routes.ts'
import { type SideLinks, sides } from '../routing/sides.ts'

/** An entry of a side menu. */
type SideEntry<Menu extends keyof SideLinks> = {
  readonly side: SideLinks[Menu]
  readonly to: string
  readonly label: AreaKeys['shell'] | AreaKeys['shell-parts']
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the entries of an area's side menu, in its order. An entry of several screens links to the one at
 * `pathname` if that is open, else to its first. Those of `missing` services are left out.
 */
export function sideLinks<Menu extends keyof SideLinks>(
  menu: Menu,
  pathname: string,
  missing: ReadonlySet<string> = NONE,
): readonly SideEntry<Menu>[] {
  const ofMenu: Readonly<Record<string, SideLinks[Menu]>> = sides[menu]
  return routes
    .flatMap(({ path, title, service }) => {
      const side = ofMenu[path]
      return side === undefined || isMissing(service, missing) ? [] : [{ path, title, side }]
    })
    .toSorted((a, b) => (a.side.place ?? 0) - (b.side.place ?? 0))
    .map(({ path, title, side }) => ({
      side,
      to: side.also?.includes(pathname) === true ? pathname : path,
      label: side.label ?? (typeof title === 'string' ? title : 'shell.title.help'),
    }))
}
