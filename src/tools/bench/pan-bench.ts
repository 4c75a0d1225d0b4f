import type { CDPSession } from 'playwright'
import { TRADE_PAN } from './budgets.ts'
import { framesOf, tasksOf, type Tasks } from './page-watch.ts'
import type { Report } from './trade-bench.ts'
import { openTradePage, type TradePage, waitUntilLive } from './trade-page.ts'

/** Distance of each wheel event, in its own units: about two hundred candles. */
const WHEEL = 2_000
/** Milliseconds that a picture is there: what moves moves with each. */
const FRAME_MS = 1000 / 60
/** Seconds that the chart is dragged and wheeled to and fro once all candles are loaded. */
const PAN_SECONDS = 6
const DRAG_PX = 500
const DRAG_FRAMES = 45

/**
 * Goes back through the candles as a visitor does, until so many are there, and then to and fro among them: what the
 * main thread may not have is a task over 50 ms, while they come and after.
 */
export async function benchPanning(report: Report): Promise<void> {
  const open = await openTradePage()
  try {
    await open.page.goto(open.url)
    await waitUntilLive(open.page)
    const middle = await middleOf(open)
    const loading = await tasksOf(open.cdp, () => loadAll(open, middle))
    let panning: Tasks = { long: 0, longest: 0, workers: 0 }
    let seconds = 0
    const frames = await framesOf(open.page, async () => {
      const began = performance.now()
      panning = await tasksOf(open.cdp, () => pan(open.cdp, middle))
      seconds = (performance.now() - began) / 1000
    })
    const all = `${open.market.candlesGiven} candles`
    report(
      `${all} loaded by going back: ${textOf(loading)}`,
      open.market.candlesGiven >= TRADE_PAN.candles && loading.long === 0,
      'none long',
    )
    const rate = frames / seconds
    report(
      `${all} dragged and wheeled: ${textOf(panning)}, ${rate.toFixed(0)} fps`,
      panning.long === 0 && rate >= TRADE_PAN.frames,
      `none long, ${TRADE_PAN.frames} fps`,
    )
  } finally {
    await open.close()
  }
}

const textOf = ({ long, longest }: Tasks): string => `${long} long tasks (longest ${longest.toFixed(0)} ms)`

type Place = { readonly x: number; readonly y: number }

async function middleOf({ page }: TradePage): Promise<Place> {
  const box = await page.locator('figure canvas').first().boundingBox()
  if (box === null) throw new Error('the chart is out of sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Wheels back until all candles are loaded; waits at the edge for the network, as a visitor does. */
async function loadAll({ page, cdp, market }: TradePage, middle: Place): Promise<void> {
  const end = Date.now() + TRADE_PAN.seconds * 1000
  while (market.candlesGiven < TRADE_PAN.candles && Date.now() < end) {
    await wheel(cdp, middle, -WHEEL)
    await page.waitForTimeout(FRAME_MS)
  }
}

/** Dragged by a hand, then wheeled, both ways. */
async function pan(cdp: CDPSession, { x, y }: Place): Promise<void> {
  const end = Date.now() + PAN_SECONDS * 1000
  for (let turn = 1; Date.now() < end; turn = -turn) {
    const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', by: number) =>
      cdp.send('Input.dispatchMouseEvent', { type, x: x + by, y, button: 'left', buttons: 1, clickCount: 1 })
    await mouse('mousePressed', (-turn * DRAG_PX) / 2)
    for (let at = 0; at <= DRAG_FRAMES; at += 1)
      await mouse('mouseMoved', turn * DRAG_PX * (at / DRAG_FRAMES - 1 / 2))
    await mouse('mouseReleased', (turn * DRAG_PX) / 2)
    for (let at = 0; at < DRAG_FRAMES; at += 1) await wheel(cdp, { x, y }, (turn * WHEEL) / 2)
  }
}

const wheel = (cdp: CDPSession, { x, y }: Place, deltaX: number) =>
  cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY: 0 })
