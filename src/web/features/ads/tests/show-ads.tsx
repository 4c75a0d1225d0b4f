import { cleanup, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { logOut } from '#src/web/session/session.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { CreateAdScreen } from '../create-ad-screen.tsx'
import { EditAdScreen } from '../edit-ad-screen.tsx'
import { type Answers, common } from './ad-answers.ts'

/** Shows the form of a new ad, or of one of the own. @returns the calls that the server gets */
export function showAdForm(at: string, more: Answers = {}) {
  const calls = serve({ ...common, ...more })
  showScreen(
    <Routes>
      <Route path="/editAd" element={<EditAdScreen />} />
      <Route path="/createAd" element={<CreateAdScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
  return calls
}

export function endAds(): void {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  logOut()
}

/** Bodies of the calls of a path; what is sent several times, once with all its values. */
export const asked = (calls: ReturnType<typeof serve>, path: string) =>
  calls
    .filter(({ url }) => url.endsWith(path))
    .map(({ config }) => new URLSearchParams(String(config.data)))
    .map((body) => Object.fromEntries([...body.keys()].map((name) => [name, body.getAll(name).join()])))

export const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)

/** Each control of the form as `name: value`, or the choices that are ticked. */
export const values = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')].flatMap(
    ({ id, type, checked, value }) => {
      const name = id.replace('ad_', '')
      if (type !== 'radio' && type !== 'checkbox') return [`${name}: ${value}`]
      return checked ? [name] : []
    },
  )
