import { Route, Routes } from 'react-router-dom'
import { sent, serve, showScreen } from '#tests/support/screen.tsx'
import { C2cMarketScreen } from '../market-screen.tsx'
import { ADS, type Answers, common } from './c2c-answers.ts'

/** Shows the market at an address. @returns the calls that the server gets */
export function showMarket(at: string, more: Answers) {
  const calls = serve({ ...common, ...more })
  showScreen(
    <Routes>
      <Route path="/trade/:unit" element={<C2cMarketScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
  return calls
}

/** Bodies of the calls for ads, in order. */
export const adRequests = (calls: ReturnType<typeof showMarket>) =>
  calls.filter(({ url }) => url.endsWith(ADS)).map((call) => sent(call))
