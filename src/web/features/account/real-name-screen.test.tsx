// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { RealNameScreen } from './real-name-screen.tsx'
import { ALL_SET, applicationBody, infoBody, securityBody } from './tests/members.ts'
import { type Answers, showAccount } from './tests/show-account.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const show = (security: object | (() => object), at = '/realName', more: Answers = {}) =>
  showAccount(<RealNameScreen />, at, {
    '/approve/security/setting': security,
    '/member/my-info': infoBody,
    '/real/detail': applicationBody(0),
    ...more,
  })

const steps = async (): Promise<string[]> =>
  within(await screen.findByRole('list', { name: 'Real-name verification' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('STATE-12.g the timeline shows a review between application and verification', async () => {
  show(securityBody({ realAuditing: 1 }))
  expect(await steps()).toEqual([
    expect.stringMatching(/^Submitted, done/),
    expect.stringContaining('Document check, in progress'),
    'Verified, still to come',
  ])
})

test('STATE-12.g a review is read every five seconds, and its end is announced', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  const states = [{ realAuditing: 1 }, { realAuditing: 1 }, ALL_SET]
  show(() => securityBody(states.shift() ?? ALL_SET))
  await steps()
  await vi.advanceTimersByTimeAsync(5000)
  expect(states).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5000)
  await waitFor(() => expect(toastStore.get().at(-1)?.title).toBe('Your real name is verified'))
  expect((await steps())[2]).toBe('Verified, doneA** · L0*****47')
})

test('STATE-12.g MSG-15.b a failed review shows its reason; a second attempt begins in the first field', async () => {
  show(securityBody({ realNameRejectReason: 'A photo is blurred.' }))
  expect((await steps())[2]).toContain('Review failed, try again, failedA photo is blurred.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(document.activeElement?.id).toBe('real-name_realName'))
})

test('VAL-33.b a member who came from another screen is led back there, never to another site', async () => {
  show(securityBody(ALL_SET), '/realName?back=%2Fwithdraw')
  const back = await screen.findByRole('link', { name: 'Back to where you were' })
  expect(back.getAttribute('href')).toBe('/withdraw')
  cleanup()
  show(securityBody(ALL_SET), '/realName?back=%2F%2Felsewhere.example')
  const home = await screen.findByRole('link', { name: 'Go to your account' })
  expect(home.getAttribute('href')).toBe('/admin')
})
