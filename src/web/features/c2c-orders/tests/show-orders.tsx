import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { C2cOrdersScreen } from '../c2c-orders-screen.tsx'
import { type Answers, common, DETAIL, LIST, NOW, order, page } from './order-answers.ts'

export function beginOrders(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: { ...ada, realName: 'Ada Example' } })
}

export function endOrders(): void {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  clearDrafts()
  logOut()
  vi.useRealTimers()
}

/** Shows the orders of a member, or one of them. @returns the calls that the server gets */
export function showOrders(more: Answers = {}, at = '/orderMy?order=2611') {
  const calls = serve({ ...common, [DETAIL]: ok(order()), [LIST]: page(), ...more })
  showScreen(
    <Routes>
      <Route path="/orderMy" element={<C2cOrdersScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
  return calls
}

export const pressed = async (name: RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await act(() => Promise.resolve(fireEvent.click(button)))
}

/** Bodies of the calls of a path. */
export const asked = (calls: ReturnType<typeof showOrders>, path: string) =>
  calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))
