import { cleanup } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logOut } from '#src/web/session/session.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { TradeInfoScreen } from '../trade-info-screen.tsx'
import { type Answers, common, PREVIEW, preview } from './c2c-answers.ts'

export const METHODS = '/uc/payment/getRecords'

/** Shows an ad, or the ads of a member. @returns the calls that the server gets */
export function showTrade(more: Answers = {}, at = '/tradeInfo?id=501') {
  const calls = serve({ ...common, [PREVIEW]: preview(), [METHODS]: ok([]), ...more })
  showScreen(
    <Routes>
      <Route path="/tradeInfo" element={<TradeInfoScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
  return calls
}

export function endTrade(): void {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  clearDrafts()
  logOut()
}

/** An answer that refuses one field. */
export const refused = (key: string, field: string): object => ({
  code: 500,
  message: key,
  data: null,
  errors: [{ field, key, message: key }],
})
