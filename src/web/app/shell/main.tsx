import { Outlet, useLocation } from 'react-router-dom'
import { MAIN_ID } from './skip-link.tsx'

/**
 * The `main` element. It carries the address of the screen that it shows: the address bar is ahead of it while the
 * next screen renders.
 */
export function Main({ className }: { readonly className: string | undefined }) {
  const { pathname, search } = useLocation()
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className} data-at={pathname + search}>
      <Outlet />
    </main>
  )
}
