// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FormServicesContext } from '#src/web/forms/services.ts'
import { logIn } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { memoryServices } from '#tests/support/forms.tsx'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { ApplyAsMerchant } from './apply-as-merchant.tsx'
import { deposit, DEPOSITS, ME, me, merchant } from './tests/ad-answers.ts'
import { asked, endAds, field } from './tests/show-ads.tsx'

const APPLY = '/uc/approve/certified/business/apply'
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(endAds)

test('FEAT-19.i the chosen deposit is named before it is frozen, and sent with its coin and the two pictures', async () => {
  const calls = serve({
    [DEPOSITS]: ok([deposit(1, '1000', 'USDT'), deposit(3, '0.05', 'BTC')]),
    [ME]: ok(me),
    [APPLY]: merchant({ certifiedBusinessStatus: 1 }),
  })
  const upload = (file: File) => Promise.resolve(`https://pictures.example/${file.name}`)
  showScreen(
    <FormServicesContext value={{ ...memoryServices(), upload }}>
      <ApplyAsMerchant again={false} />
    </FormServicesContext>,
    '/identbusiness',
  )
  fireEvent.change(await field(/^Phone/), { target: { value: '15100000002' } })
  fireEvent.click(screen.getByRole('radio', { name: /BTC/ }))
  for (const [label, name] of [
    [/: Proof of your assets$/, 'assets.png'],
    [/: Proof of your trading$/, 'trades.png'],
  ] as const)
    fireEvent.change(await field(label), {
      target: { files: [new File([PNG], name, { type: 'image/png' })] },
    })
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^Preview/ })).toHaveLength(2))
  const apply = async (answer: string): Promise<readonly string[]> => {
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
    const dialog = await screen.findByRole('alertdialog')
    const texts = shownTexts(dialog)
    fireEvent.click(within(dialog).getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    return texts
  }
  expect((await apply('Cancel')).slice(0, 1)).toEqual(['Freeze 0.05 BTC and apply?'])
  expect(asked(calls, APPLY)).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: /USDT/ }))
  const [title, text = '', ...acts] = await apply('Freeze and apply')
  expect([title, text.slice(0, 24), ...acts]).toEqual([
    'Freeze 1,000 USDT and apply?',
    '1,000 USDT of your spot ',
    'Cancel',
    'Freeze and apply',
  ])
  await waitFor(() => expect(asked(calls, APPLY)).toHaveLength(1))
  const [sentBody] = asked(calls, APPLY)
  expect(sentBody?.['businessAuthDepositId']).toBe('1')
  expect(JSON.parse(sentBody?.['json'] ?? '')).toEqual({
    telno: '15100000002',
    coinSymbol: 'USDT',
    assetData: 'https://pictures.example/assets.png',
    tradeData: 'https://pictures.example/trades.png',
  })
  await waitFor(() =>
    expect(toastStore.get().map(({ kind, title: said }) => [kind, said])).toEqual([
      ['success', 'Application sent. The review begins.'],
    ]),
  )
})
