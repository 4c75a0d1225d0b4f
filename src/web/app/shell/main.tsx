import { Outlet, useLocation } from 'react-router-dom'
import { MAIN_ID } from './skip-link.tsx'

/**
 * The place of the screen. It says which address it shows: the address bar is ahead of it for as long as the next
 * screen is being drawn.
 */
export function Main({ className }: { readonly className: string | undefined }) {
  const { pathname, search } = useLocation()
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className} data-at={pathname + search}>
      <Outlet />
    </main>
  )
}
