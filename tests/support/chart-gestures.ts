import type { CDPSession, Page } from 'playwright'

/** Area of the gestures, in pixels of the page. */
type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The chart's drawing, without the axis of prices. @throws Error when it is out of sight */
export async function chartArea(page: Page): Promise<Area> {
  const box = await page.locator('figure canvas').first().boundingBox()
  if (box === null) throw new Error('the chart is out of sight')
  return { x: box.x + 10, y: box.y + box.height / 2, width: box.width - 40, height: 1 }
}

/** Numbers from 0 to 1, the same for the same seed: a failure can be seen again. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Places on the way of a drag or swipe: at the second the library sees that it is one, from there on the chart moves.
 */
const STEPS = 3

/** A notch of the wheel over the chart: `deltaY` zooms, `deltaX` moves. */
export const wheel = (cdp: CDPSession, { x, y }: Pick<Area, 'x' | 'y'>, deltaX: number, deltaY: number) =>
  cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY })

/** Drags by the mouse from one place of the chart to another. Each step waits for the page: the browser joins others. */
export async function drag(cdp: CDPSession, y: number, from: number, to: number): Promise<void> {
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number) =>
    cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 })
  await mouse('mousePressed', from)
  for (let at = 0; at <= STEPS; at += 1)
    await mouse('mouseMoved', from + ((to - from) * (at + 0.1)) / (STEPS + 0.1))
  await mouse('mouseReleased', to)
}

/** Swipes with a finger; the chart glides on after it. */
export async function swipe(cdp: CDPSession, y: number, from: number, to: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', from)
  for (let at = 1; at < STEPS; at += 1) await touch('touchMove', from + ((to - from) * at) / STEPS)
  await Promise.all([
    touch('touchMove', to),
    cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}

/** One random gesture: a wheel, a drag, a swipe where there are fingers, another period, or back to now. */
export async function randomGesture(
  page: Page,
  cdp: CDPSession,
  { x, y, width }: Area,
  random: () => number,
): Promise<void> {
  const kind = random()
  const place = (): number => x + random() * width
  // Most go back in time, where older candles have to come.
  const isBack = random() < 0.7
  const [from, to] = isBack ? [x + random() * width * 0.4, x + width] : [place(), place()]
  if (kind < 0.3) {
    const count = 1 + Math.floor(random() * 8)
    const delta = random() < 0.65 ? 120 : -120
    const at = { x: place(), y }
    await Promise.all(Array.from({ length: count }, () => wheel(cdp, at, 0, delta)))
  } else if (kind < 0.4) await wheel(cdp, { x: place(), y }, isBack ? -2_000 : 2_000, 0)
  else if (kind < 0.7) await drag(cdp, y, from, to)
  else if (kind < 0.96) await swipe(cdp, y, from, to)
  else if (kind < 0.98) await page.keyboard.press(`${1 + Math.floor(random() * 5)}`)
  else await page.keyboard.press('n')
}
