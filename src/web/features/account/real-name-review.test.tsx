// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { november } from '#tests/support/local-time.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { memoryServices } from '#tests/support/forms.tsx'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { FormServicesContext, type FormServices } from '#src/web/forms/services.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { RealNameScreen } from './real-name-screen.tsx'
import { fillForm, submitForm } from './tests/fill-form.ts'
import { ALL_SET, applicationBody, infoBody, securityBody } from './tests/members.ts'

const handedIn = november(12, 7, 5)

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const services: FormServices = {
  ...memoryServices(),
  upload: ({ name }) => Promise.resolve(`/up/${name}`),
}

/** Shows the screen to a member whose settings are these. Gives the calls. */
function show(security: object | (() => object), apply: () => object = () => ok(null)) {
  const calls = serve({
    '/approve/security/setting': security,
    '/member/my-info': infoBody,
    '/real/detail': applicationBody(0, handedIn.gmt8),
    '/approve/real/name': apply,
  })
  showScreen(
    <FormServicesContext value={services}>
      <RealNameScreen />
    </FormServicesContext>,
    '/realName',
  )
  return calls
}

/** Steps of the review: state and texts of each, buttons too. */
async function shownSteps() {
  await screen.findByText('Nov 12, 2026, 07:05')
  const steps = within(screen.getByRole('list', { name: 'Real-name verification' })).getAllByRole('listitem')
  return steps.map((step) => [step.dataset['state'], ...shownTexts(step)])
}

const sentAt = ['done', 'Submitted', ', done', 'Nov 12, 2026, 07:05']
const checked = ['done', 'Document check', ', done']

test.each([
  [
    'under review',
    { realAuditing: 1, realName: 'A**', idCard: 'L0*****47' },
    [
      ['now', 'Document check', ', in progress', 'Usually done within minutes. This page updates by itself.'],
      ['ahead', 'Verified', ', still to come'],
    ],
    ['Go to your account'],
  ],
  ['verified', ALL_SET, [checked, ['done', 'Verified', ', done', 'A** · L0*****47']], ['Go to your account']],
  [
    'failed',
    { realNameRejectReason: 'Blurred.', realName: 'A**', idCard: 'L0*****47' },
    [checked, ['failed', 'Review failed, try again', ', failed', 'Blurred.', 'Try again']],
    [],
  ],
] as const)('STATE-12.g MSG-15.b the steps of a real name: %s', async (_state, facts, after, links) => {
  show(securityBody(facts))
  expect(await shownSteps()).toEqual([sentAt, ...after])
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
})

test('STATE-12.g a review that ends badly is announced, without leaving its steps', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  const states = [{ realAuditing: 1 }]
  show(() => securityBody(states.shift() ?? { realNameRejectReason: 'Blurred.' }))
  await shownSteps()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await screen.findByText('Blurred.')).toBeTruthy()
  expect(toastStore.get().at(-1)).toMatchObject({ kind: 'info', title: 'Review failed, try again' })
})

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Fills in the whole form, with a photo named by its field at each, and sends it. */
async function apply(): Promise<void> {
  await fillForm('real-name', { realName: 'Ada Example', idCard: 'L01X00T47' })
  for (const [at, label] of [
    'Front of the document',
    'Back of the document',
    'You, holding the document and a signed note',
  ].entries()) {
    const input = await screen.findByLabelText(`Choose a picture: ${label}`)
    const files = [new File([PNG], `${at + 1}.png`, { type: 'image/png' })]
    fireEvent.change(input, { target: { files } })
    await screen.findByRole('img', { name: `Preview: ${label}` })
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  }
  submitForm()
}

test('FEAT-04.d STATE-12.eg a second application is sent with its photos and confirmed; its failure gives the reason again', async () => {
  const reasons = ['Blurred.', 'Too dark.']
  const calls = show(
    () => securityBody({ realNameRejectReason: reasons[0] }),
    () => {
      reasons.shift()
      return ok(null)
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await apply()
  expect(await screen.findByText('Too dark.')).toBeTruthy()
  expect(toastStore.get().at(-1)).toMatchObject({
    kind: 'success',
    title: 'Submitted',
    text: 'We are checking your documents.',
  })
  expect(calls.filter(({ url }) => url.endsWith('/approve/real/name')).map(sent)).toEqual([
    {
      realName: 'Ada Example',
      idCard: 'L01X00T47',
      idCardFront: '/up/1.png',
      idCardBack: '/up/2.png',
      handHeldIdCard: '/up/3.png',
    },
  ])
})

test('the form says how the documents of the chosen country are numbered', async () => {
  show(securityBody())
  expect(
    await screen.findByText(
      'Your document from Germany: identity card or passport, the nine letters and digits at the top right.',
    ),
  ).toBeTruthy()
})

test('FEAT-04.c each example of a photo stands with its own words', async () => {
  show(securityBody())
  const guide = await screen.findByText('You with the document')
  expect(shownTexts(guide.closest('ul') ?? guide)).toEqual([
    'Front',
    'All four corners in the picture, sharp and without glare.',
    'Back',
    'In the same way. Of a passport, the page with your signature.',
    'You with the document',
    'Your face, the document and a sheet with today’s date and your signature.',
  ])
})
