import { Route, Routes } from 'react-router-dom'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { walletRow } from '#tests/support/wallet-row.ts'
// Loaded when it is shown; a test that waits for it would wait for a slow machine.
import '../detail/join-form.tsx'
import { ActivityScreen } from '../detail/activity-screen.tsx'
import { DETAIL, OWN, reachable, wireActivity } from './lab-answers.ts'

type Answers = Parameters<typeof serve>[0]

const common: Answers = {
  '/uc/approve/security/setting': reachable(),
  '/uc/asset/wallet': ok([walletRow('5000')]),
  [DETAIL]: ok(wireActivity()),
  [OWN]: ok([]),
  '/uc/mobile/activity/code': ok(null),
  '/uc/email/activity/code': ok(null),
}

/** Shows the activity that `DETAIL` answers, to a member who has 5,000 USDT and never joined, but for `more`. */
export function showActivity(more: Answers = {}) {
  const calls = serve({ ...common, ...more })
  showScreen(
    <Routes>
      <Route path="/lab/detail/:id" element={<ActivityScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    '/lab/detail/12',
  )
  return calls
}
