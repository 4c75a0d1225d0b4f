import { Navigate, useLocation } from 'react-router-dom'

/** In the place of a screen that does not fit: on to the one that does, the way back kept. */
export function RedirectTo({ to }: { readonly to: string }) {
  const { search } = useLocation()
  return <Navigate to={`${to}${search}`} replace />
}
