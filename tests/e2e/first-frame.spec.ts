import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

for (const [stored, system] of [
  ['white', 'dark'],
  ['black', 'light'],
] as const)
  test(`SHELL-10.b ${stored} is applied in the first painted frame, though the system is ${system} and scripts are slow`, async ({
    page,
    context,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.emulateMedia({ colorScheme: system })
    await page.goto('/LiveView')
    const text = JSON.stringify({ v: 1, value: stored })
    await page.evaluate((chosen) => localStorage.setItem('openbourse.theme', chosen), text)
    await page.reload()
    await expect(heading).toBeAttached()

    const { promise: slow, resolve: come } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await slow
      await route.continue()
    })
    const frames: string[] = []
    const camera = await context.newCDPSession(page)
    camera.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(data)
      void camera.send('Page.screencastFrameAck', { sessionId })
    })
    await camera.send('Page.startScreencast', { format: 'png' })
    await expect.poll(() => frames.length).toBeGreaterThan(0)
    const old = frames.length
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => frames.length, 'a frame without any script').toBeGreaterThan(old)
    come()
    await expect(heading).toBeAttached()
    await camera.send('Page.stopScreencast')
    for (const bright of await brightness(await context.newPage(), frames))
      expect(Math.abs(bright - (stored === 'white' ? 255 : 0))).toBeLessThan(60)
  })

/** Measures the brightness of each picture's left edge, half way down: 0 to 255. */
const brightness = (page: Page, pictures: readonly string[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const measure = async (data: string): Promise<number> => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      canvas?.drawImage(picture, -4, -Math.trunc(picture.height / 2))
      const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? []
      return (red + green + blue) / 3
    }
    return Promise.all(all.map(measure))
  }, pictures)
