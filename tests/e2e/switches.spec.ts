import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/test.ts'

const state = async (page: Page, name: string): Promise<unknown> =>
  (await page.request.get(`/__sandbox/${name}`)).json()

test('the sandbox’s panel switches calls, streams, stopped pairs and the clock', async ({
  page,
  sandbox,
  guard,
}) => {
  // What is refused.
  guard.allow(/400/)
  await page.goto('/__sandbox/')
  await expect(page.getByRole('listitem').filter({ hasText: 'trader@openbourse.test' })).toBeVisible()
  await expectAccessible(page, 'switches')

  const streams = page.getByRole('form', { name: 'Streams' })
  // How things stand is written into the fields when it is known.
  await expect(streams.getByLabel('rate')).toHaveValue('2')
  await streams.getByLabel('gap').fill('3')
  await streams.getByLabel('stall').check()
  await streams.getByRole('button', { name: 'Set' }).click()
  await expect(streams.getByRole('status')).toHaveText('Done.')
  expect(await state(page, 'streams')).toMatchObject({ gap: 3, stall: true, rate: 2 })
  await page.reload()
  await expect(streams.getByLabel('stall')).toBeChecked()
  await streams.getByRole('button', { name: 'Calm again' }).click()
  await expect(streams.getByLabel('stall')).not.toBeChecked()
  // A number that its call would refuse is not sent: the browser says what is wrong with it.
  const rate = streams.getByLabel('rate')
  const isWrong = () => rate.evaluate((field) => field instanceof HTMLInputElement && !field.validity.valid)
  for (const wrong of ['0', '11', '2.5']) {
    await rate.fill(wrong)
    await streams.getByRole('button', { name: 'Set' }).click()
    expect(await isWrong()).toBe(true)
  }
  expect(await state(page, 'streams')).toMatchObject({ rate: 2 })
  await rate.fill('10')
  await streams.getByRole('button', { name: 'Set' }).click()
  await expect.poll(() => state(page, 'streams')).toMatchObject({ rate: 10 })

  const calls = page.getByRole('form', { name: 'Calls' })
  await expect(calls.getByLabel('Latency')).toHaveValue('0')
  await calls.getByLabel('Latency').fill('5')
  await calls.getByLabel('Codes').fill('getBookDepth=500 listThumbs=4000')
  await calls.getByLabel('nonsense').fill('listTrades')
  await calls.getByRole('button', { name: 'Set' }).click()
  await expect(calls.getByRole('status')).toHaveText('Done.')
  expect(await state(page, 'scenario')).toEqual({
    latency: 5,
    errorRate: 0,
    force: { getBookDepth: 500, listThumbs: 4000 },
    malformed: ['listTrades'],
  })
  await calls.getByRole('button', { name: 'Calm again' }).click()
  await expect(calls.getByLabel('Codes')).toHaveValue('')
  await calls.getByLabel('Codes').fill('logIn=0')
  await calls.getByRole('button', { name: 'Set' }).click()
  await expect(calls.getByRole('status')).toHaveText('force: no code for logIn')

  const trading = page.getByRole('form', { name: 'Trading' })
  await trading.getByLabel('Stopped').fill('buy, cancel')
  await trading.getByRole('button', { name: 'Set' }).click()
  await expect(trading.getByRole('status')).toHaveText('Done.')
  await sandbox.stop('BTC/USDT', [])

  const before = await sandbox.now()
  await page.getByRole('button', { name: '1 hour on' }).click()
  await expect.poll(() => sandbox.now()).toBeGreaterThan(before + 3_599_000)
})
