import { Route, Routes } from 'react-router-dom'
import { AccountFrame } from '../shell/account-frame.tsx'
import { SiteFrame } from '../shell/site-frame.tsx'
import { TradeFrame } from '../shell/trade-frame.tsx'
import { NotFound } from './not-found.tsx'
import { RouteView } from './route-view.tsx'
import { routes } from './routes.ts'

/** Renders the route table, each route within its frame. */
export function AppRoutes() {
  const framed = routes.filter(({ frame }) => frame === 'account')
  const trading = routes.filter(({ frame }) => frame === 'trade')
  const plain = routes.filter(({ frame }) => frame === undefined)
  return (
    <Routes>
      <Route element={<AccountFrame />}>{framed.map(one)}</Route>
      <Route element={<TradeFrame />}>{trading.map(one)}</Route>
      <Route element={<SiteFrame />}>
        {plain.map(one)}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

const one = (route: (typeof routes)[number]) => (
  <Route key={route.path} path={route.path} element={<RouteView key={route.path} route={route} />} />
)
